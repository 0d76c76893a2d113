import type { PointReward } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Button, ChoiceChips, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsTile } from './goods-tile.tsx'
import { PointsCard } from './points-card.tsx'
import { goodsQuery } from './points-queries.ts'
import styles from './points.module.css'

const filters = ['all', 'ready', 'address', 'mobile'] as const
type Filter = (typeof filters)[number]

/** So many goods are drawn at first and with each wish for more. */
const atOnce = 24

/** The shop window: what points buy, with what each asks for and why it may be out of reach. */
export function MallPage(): ReactElement {
  const { t } = useTranslation('points')
  const [filter, setFilter] = useState<Filter>('all')
  const [most, setMost] = useState(atOnce)
  const isMember = useSession().member !== undefined
  const { data, error, isPending, isFetching, refetch } = useQuery(goodsQuery(useApp()))
  useDocumentTitle(t('title'))
  const goods = data?.filter((each) => isShown(each, filter)) ?? []
  return (
    <>
      <h1>{t('title')}</h1>
      <PointsCard />
      {isPending && <Skeleton height="20rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.length > 0 && (
        <ChoiceChips
          legend={t('filter')}
          legendHidden
          scrolls
          value={filter}
          onValueChange={(next) => {
            setFilter(next)
            setMost(atOnce)
          }}
          choices={filters
            .filter((value) => value !== 'ready' || isMember)
            .map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      )}
      {data !== undefined && goods.length === 0 && <EmptyState title={t('goods.empty')} />}
      <ul className={`plain-list ${styles.goods}`}>
        {goods.slice(0, most).map((each) => (
          <li key={each.rewardId}>
            <GoodsTile goods={each} />
          </li>
        ))}
      </ul>
      {goods.length > most && (
        <Button wide onClick={() => setMost(most + atOnce)}>
          {t('goods.more')}
        </Button>
      )}
    </>
  )
}

function isShown({ refusal, delivery }: PointReward, filter: Filter): boolean {
  if (filter === 'all') return true
  return filter === 'ready' ? refusal === undefined : delivery === filter
}
