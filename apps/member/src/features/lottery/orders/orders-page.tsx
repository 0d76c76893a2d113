import { ListPages, LoadFailed, useApp, useDocumentTitle, type ListPlace } from '@saola/shell'
import { Button, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { lotteryPaths } from '#shared/lottery/lottery-paths.ts'
import { LotteryLinks } from '../lottery-links.tsx'
import { ordersPerPage, ordersQuery } from '../lottery-queries.ts'
import { useDrawEvents } from '../use-draw-events.ts'
import { OrderCard } from './order-card.tsx'
import styles from './orders.module.css'

export type OrdersPageProps = { place: ListPlace; onPlace: (place: ListPlace) => void }

/** The member's lottery orders, newest first, with the fate of each line. */
export function OrdersPage({ place, onPlace }: OrdersPageProps): ReactElement {
  const { t } = useTranslation('lottery')
  const query = useQuery(ordersQuery(useApp(), place))
  const { data, error, isFetching, refetch } = query
  useDocumentTitle(t('place.orders'))
  useDrawEvents()
  return (
    <div className={styles.page}>
      <h1>{t('place.orders')}</h1>
      <LotteryLinks current="orders" />
      {data === undefined && error === null && <Skeleton height="16rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.list.length === 0 && (
        <EmptyState
          title={t('orders.empty')}
          action={
            <Button variant="primary" asChild>
              <Link to={lotteryPaths.vietnam}>{t('orders.empty_act')}</Link>
            </Button>
          }
        />
      )}
      <div className={styles.list} aria-busy={isFetching}>
        {data?.list.map((order) => (
          <OrderCard key={order.orderId} order={order} />
        ))}
      </div>
      <ListPages
        search={place}
        query={query}
        pageCount={Math.ceil((data?.totalCount ?? 0) / ordersPerPage)}
        total={data?.totalCount}
        onPage={onPlace}
      />
    </div>
  )
}
