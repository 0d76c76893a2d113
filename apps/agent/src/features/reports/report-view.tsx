import { formatDate, startOfDayKey } from '@saola/i18n'
import { calls, type CallInput } from '@saola/protocol'
import { hasCall, ListPages, LoadFailed, useCapabilities, useLanguage } from '@saola/shell'
import { Button, DataTable, EmptyState, Together, type Column } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { ListNote } from '#shared/list/list-note.tsx'
import { ExportReport } from './export-report.tsx'
import { ReportFilters, type FilterPart } from './report-filters.tsx'
import { reportPageSize, type ReportFilter } from './report-filter.ts'
import { ReportPath } from './report-path.tsx'
import styles from './report-view.module.css'

/** How a filter changes: `typing` should not fill the history, `page` starts at the top. */
export type FilterWay = 'typing' | 'page' | 'choice'
export type ReportPageProps = {
  filter: ReportFilter
  onFilter: (filter: ReportFilter, way: FilterWay) => void
}

type Reply<Row> = {
  list: Row[]
  page: { total: number }
  path?: { customerId: string; customerName: string }[] | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  asOf?: string | undefined
}

type ReportViewProps<Row> = ReportPageProps & {
  title: string
  note?: ReactNode
  /** What its file is called by. */
  report: CallInput<typeof calls.team.exportFile>['report']
  /** Which questions the report answers. */
  parts: readonly FilterPart[]
  query: {
    data: Reply<Row> | undefined
    error: Error | null
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Between the filters and the table: figures, a chart. */
  children?: ReactNode
}

/** A report: its questions, the way down to the account it looks from, its figures, and a table with the sum of all rows. */
export function ReportView<Row>(props: ReportViewProps<Row>): ReactElement {
  const { t } = useTranslation(['reports', 'team', 'shell'])
  const language = useLanguage()
  const { title, note, report, parts, filter, onFilter, query, columns, rowKey, children } = props
  const { data } = query
  const hasFile = hasCall(useCapabilities(), calls.team.exportFile.id)
  const { q, member, period, from, to, scope, cut } = filter
  const isNarrow =
    Object.keys(filter).length > 0 && (q ?? filter.type ?? filter.family ?? filter.vendor ?? filter.kind)
  const rest = { member, period, from, to, scope, cut }
  const dateOf = (day: string): string => formatDate(startOfDayKey(day), language)
  return (
    <>
      <PageHead title={title} note={note}>
        {hasFile && <ExportReport report={report} filter={filter} />}
      </PageHead>
      {data?.path !== undefined && data.path.length > 1 && (
        <ReportPath path={data.path} filter={filter} onFilter={onFilter} />
      )}
      <ReportFilters parts={parts} filter={filter} onFilter={onFilter} />
      {query.error === null ? (
        <Together>
          <ListNote total={data?.page.total}>
            {data?.startDate !== undefined && data.endDate !== undefined && (
              <span className="figures">
                {data.startDate === data.endDate
                  ? dateOf(data.startDate)
                  : t('reports:days', { from: dateOf(data.startDate), to: dateOf(data.endDate) })}
              </span>
            )}
          </ListNote>
          {children}
          <div className={styles.list} aria-busy={query.isFetching}>
            <DataTable
              caption={title}
              captionHidden
              narrow="lines"
              columns={columns}
              rows={data?.list ?? []}
              rowKey={rowKey}
              loading={data === undefined}
              sumLabel={t('reports:sum')}
              empty={
                <EmptyState
                  title={t('reports:empty')}
                  action={
                    isNarrow !== undefined &&
                    isNarrow !== false && (
                      <Button onClick={() => onFilter(saidOf(rest), 'choice')}>{t('team:bets.reset')}</Button>
                    )
                  }
                />
              }
            />
          </div>
          <ListPages
            pageCount={Math.ceil((data?.page.total ?? 0) / reportPageSize)}
            search={filter}
            query={query}
            onPage={(next) => onFilter(next, 'page')}
          />
        </Together>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}

function saidOf(filter: { [Name in keyof ReportFilter]?: ReportFilter[Name] | undefined }): ReportFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ReportFilter
}
