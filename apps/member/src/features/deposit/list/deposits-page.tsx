import { useApp, useDocumentTitle, LoadFailed, ListPages, type ListPlace } from '@saola/shell'
import { Button, Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { DepositList } from './deposit-list.tsx'
import { depositsPerPage, depositsQuery } from '../deposit-queries.ts'
import styles from '../deposit.module.css'

export type DepositsPageProps = { place: ListPlace; onPlace: (place: ListPlace) => void }

/** Every deposit that the member asked for, with what became of it. */
export function DepositsPage({ place, onPlace }: DepositsPageProps): ReactElement {
  const { t } = useTranslation('wallet')
  const query = useQuery(depositsQuery(useApp(), place))
  const { data, error, isFetching, refetch } = query
  useDocumentTitle(t('deposit.list'))
  const pageCount = Math.ceil((data?.totalCount ?? 0) / depositsPerPage)
  return (
    <div className={styles.page}>
      <h1 className={styles.question}>{t('deposit.list')}</h1>
      {data === undefined && error === null && <Skeleton height="16rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.list.length === 0 && (
        <EmptyState
          title={t('deposit.list_empty')}
          action={
            <Button variant="primary" asChild>
              <Link to={paths.deposit}>{t('statement.empty_act')}</Link>
            </Button>
          }
        />
      )}
      {data !== undefined && data.list.length > 0 && (
        <Card aria-busy={isFetching}>
          <DepositList deposits={data.list} />
        </Card>
      )}
      <ListPages
        search={place}
        query={query}
        pageCount={pageCount}
        total={data?.totalCount}
        onPage={onPlace}
      />
    </div>
  )
}
