import { formatMoney } from '@saola/i18n'
import { calls, type PromotionCard } from '@saola/protocol'
import { rewardGroupOf } from '@saola/rules'
import { callQuery, LoadFailed, stale, useApp, useLanguage } from '@saola/shell'
import { Card, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './own-rewards.module.css'
import { RewardRow } from './reward-row.tsx'

/** What the reader joined: to claim, on its way, received (promotions 14); nothing for who joined nothing. */
export function OwnRewards(): ReactElement | null {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { api } = useApp()
  const [claimed, setClaimed] = useState<number>()
  const query = callQuery(api, calls.promotions.list)
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...query,
    staleTime: stale.moment,
    meta: { ...query.meta, quiet: true },
  })
  if (isPending) return <Skeleton height="6rem" />
  if (data === undefined) {
    return error && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  const own = data.list.filter((offer) => offer.own !== undefined)
  const groups = [
    { group: 'waiting', title: t('own.waiting') },
    { group: 'running', title: t('state.in_process') },
    { group: 'received', title: t('own.received') },
  ] as const
  return (
    <div className={styles.groups}>
      {claimed !== undefined && (
        <Notice tone="good" live>
          {t('claimed', { amount: formatMoney(claimed, language) })}
        </Notice>
      )}
      {groups.map(({ group, title }) => {
        const rows = own.filter(({ state }) => rewardGroupOf(state) === group)
        return rows.length === 0 ? null : (
          <Card key={group} title={title}>
            <ul className="plain-list">
              {rows.map((offer: PromotionCard) => (
                <RewardRow key={offer.promotionId} offer={offer} onClaimed={setClaimed} />
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}
