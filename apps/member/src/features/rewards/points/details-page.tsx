import { formatDateTime, formatMoney, formatNumber } from '@saola/i18n'
import type { PointEntry } from '@saola/protocol'
import { ListPages, LoadFailed, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { Button, Card, DataTable, EmptyState, Notice, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { PagedProps } from './history-page.tsx'
import { PointsCard } from './points-card.tsx'
import { entriesQuery, rowsOfPage } from './points-queries.ts'
import styles from './points.module.css'

/** What changed the points; each earned row names the rule that earned it (points 11). */
export function DetailsPage({ place, onPlace }: PagedProps): ReactElement {
  const { t } = useTranslation('points')
  const query = useQuery(entriesQuery(useApp(), place))
  const { data, error, isPending, isFetching, refetch } = query
  const columns = useColumns()
  const language = useLanguage()
  useDocumentTitle(t('details'))
  return (
    <>
      <h1>{t('details')}</h1>
      <PointsCard />
      {data !== undefined && data.owed > 0 && (
        <Notice tone="warn">{t('details.owed', { points: formatNumber(data.owed, language) })}</Notice>
      )}
      {error !== null && data === undefined ? (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card variant="flush">
          <DataTable
            caption={t('details')}
            captionHidden
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ entryId }) => entryId}
            loading={isPending}
            empty={
              <EmptyState
                title={t('details.empty')}
                action={
                  <Button asChild>
                    <Link to="/rewards/points/rules">{t('rules')}</Link>
                  </Button>
                }
              />
            }
          />
        </Card>
      )}
      {data !== undefined && (
        <ListPages
          search={place}
          query={query}
          pageCount={Math.ceil(data.totalCount / rowsOfPage)}
          total={data.totalCount}
          onPage={onPlace}
        />
      )}
    </>
  )
}

function useColumns(): readonly Column<PointEntry>[] {
  const { t } = useTranslation('points')
  const language = useLanguage()
  const written = (points: number): string => formatNumber(points, language)
  return [
    { id: 'type', header: t('field.type'), heading: true, cell: ({ type }) => t(`type.${type}`) },
    {
      id: 'changed',
      header: t('field.changed'),
      align: 'end',
      cell: ({ changed }) => (
        <b className={changed > 0 ? styles.plus : undefined}>
          {changed > 0 ? `+${written(changed)}` : written(changed)}
        </b>
      ),
    },
    {
      id: 'ratio',
      header: t('field.ratio'),
      cell: ({ rule }) =>
        rule === undefined
          ? '–'
          : t('details.rule', {
              ratio: t('rates.per', {
                amount: formatMoney(rule.perAmount, language),
                count: rule.points,
              }),
              amount: formatMoney(rule.amount, language),
            }),
    },
    {
      id: 'balance',
      header: t('field.balance'),
      align: 'end',
      cell: ({ balance }) => written(Math.floor(balance)),
    },
    { id: 'time', header: t('field.time'), cell: ({ at }) => formatDateTime(at, language) },
  ]
}
