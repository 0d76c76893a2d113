import { formatNumber } from '@saola/i18n'
import type { PointReward } from '@saola/protocol'
import { useApp, useLanguage, useSession } from '@saola/shell'
import { Badge } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsArt } from './goods-art.tsx'
import { pointsQuery } from './points-queries.ts'
import styles from './points.module.css'

/** Goods in the window: the drawing, the price, what is left, and why they may be out of reach. */
export function GoodsTile({ goods }: { goods: PointReward }): ReactElement {
  const { t } = useTranslation('points')
  const reason = useRefusalText()(goods)
  return (
    <Link
      to="/rewards/points/goods/$rewardId"
      params={{ rewardId: goods.rewardId }}
      className={`${styles.tile} ${goods.refusal === 'sold_out' ? styles.gone : ''}`}
    >
      <GoodsArt art={goods.art} className={styles.picture} />
      <span className={styles.words}>
        <b className={styles.name}>{goods.name}</b>
        <span className={`${styles.price} figures`}>{t('value', { count: goods.points })}</span>
        <StockText goods={goods} />
        {reason !== undefined && (
          <span>
            <Badge tone={goods.refusal === 'sold_out' ? 'plain' : 'warn'}>{reason}</Badge>
          </span>
        )}
      </span>
    </Link>
  )
}

/** How many are left, and how many a member may have. */
export function StockText({ goods }: { goods: PointReward }): ReactElement {
  const { t } = useTranslation('points')
  const { stock, perMember } = goods
  return (
    <>
      {stock !== 0 && (
        <span className={styles.quiet}>
          {stock === undefined ? t('goods.always') : t('goods.stock', { count: stock })}
        </span>
      )}
      {perMember !== undefined && (
        <span className={styles.quiet}>{t('goods.limit', { count: perMember })}</span>
      )}
    </>
  )
}

/** Why goods cannot be redeemed now; nothing where they can (points 6). */
export function useRefusalText(): (goods: PointReward) => string | undefined {
  const { t } = useTranslation('points')
  const language = useLanguage()
  const isMember = useSession().member !== undefined
  const { data: balance } = useQuery({ ...pointsQuery(useApp()), enabled: isMember })
  return ({ refusal, points, perMember = 0, redeemed }) => {
    if (refusal === 'sold_out') return t('goods.sold_out')
    if (refusal === 'member_limit') {
      return t('refused.member_limit', { most: perMember, left: Math.max(0, perMember - redeemed) })
    }
    if (refusal === undefined || balance === undefined) return undefined
    return t('refused.too_few', { missing: formatNumber(Math.max(1, points - balance), language) })
  }
}
