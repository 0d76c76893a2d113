import { accountType, type PointReward } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Button, Card, EmptyState, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { GoodsArt } from './goods-art.tsx'
import { StockText, useRefusalText } from './goods-tile.tsx'
import { SignInButton } from './points-card.tsx'
import { goodsQuery } from './points-queries.ts'
import styles from './points.module.css'
import { RedeemDialog } from './redeem-dialog.tsx'

/** One piece of goods: what it is, what it asks for, and the button that redeems it. */
export function GoodsPage({ rewardId }: { rewardId: string }): ReactElement {
  const { t } = useTranslation('points')
  const { data, error, isPending, isFetching, refetch } = useQuery(goodsQuery(useApp()))
  const goods = data?.find((each) => each.rewardId === rewardId)
  useDocumentTitle(goods?.name ?? t('goods.details'))
  return (
    <>
      <Link to={paths.points} className={styles.link}>
        {t('back')}
      </Link>
      {isPending && <Skeleton height="24rem" />}
      {error !== null && data === undefined && (
        <>
          <h1>{t('goods.details')}</h1>
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && goods === undefined && <EmptyState title={t('refused.not_on_offer')} />}
      {goods !== undefined && <Goods goods={goods} />}
    </>
  )
}

function Goods({ goods }: { goods: PointReward }): ReactElement {
  const { t } = useTranslation('points')
  return (
    <div className={styles.whole}>
      <GoodsArt art={goods.art} className={styles.large} />
      <div className={styles.facts}>
        <h1>{goods.name}</h1>
        <p className={`${styles.priceLarge} figures`}>{t('value', { count: goods.points })}</p>
        <p className={styles.stock}>
          <StockText goods={goods} />
          <span className={styles.quiet}>{t(`delivery.${goods.delivery}`)}</span>
          {goods.redeemed > 0 && (
            <span className={styles.quiet}>{t('goods.redeemed', { count: goods.redeemed })}</span>
          )}
        </p>
        <RedeemButton goods={goods} />
        <Card title={t('goods.details')}>
          <p className={styles.about}>{goods.about}</p>
        </Card>
      </div>
    </div>
  )
}

function RedeemButton({ goods }: { goods: PointReward }): ReactElement {
  const { t } = useTranslation('points')
  const { member } = useSession()
  const [isOpen, setOpen] = useState(false)
  const reason = useRefusalText()(goods)
  if (member === undefined) return <SignInButton />
  if (member.type === accountType.trial) return <Notice>{t('trial')}</Notice>
  return (
    <>
      {reason !== undefined && <Notice tone="warn">{reason}</Notice>}
      <Button
        variant="primary"
        size="large"
        wide
        disabled={goods.refusal !== undefined}
        onClick={() => setOpen(true)}
      >
        {t('redeem')}
      </Button>
      <RedeemDialog goods={goods} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
