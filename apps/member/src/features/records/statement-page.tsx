import { formatMoney } from '@saola/i18n'
import type { StatementPage as Page, StatementType } from '@saola/protocol'
import { switchesOf } from '@saola/rules'
import {
  DataAge,
  useApp,
  useDocumentTitle,
  LoadFailed,
  ListPages,
  useLanguage,
  useServerNow,
  useSystemStatus,
} from '@saola/shell'
import { Button, Card, ChoiceChips, EmptyState, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { groupByDay } from './day-groups.ts'
import { ExportBar } from './export-bar.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { RecordFilter } from './filter/record-filter.tsx'
import { spanOf, type StatementSearch } from './record-search.ts'
import { RecordSums } from './record-sums.tsx'
import styles from './records.module.css'
import { statementQuery } from './records-queries.ts'
import { shownTypes } from './filter/shown-types.ts'
import { StatementTable } from './statement-table.tsx'
import { useStatementExport } from './use-statement-export.ts'

export type StatementPageProps = {
  search: StatementSearch
  /** A change of the filter starts at page one again. */
  onSearch: (search: StatementSearch) => void
}

/** Every entry of the wallet by day, filtered by the address, with the balance before and after. */
export function StatementPage({ search, onSearch }: StatementPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const now = useServerNow(undefined)
  const query = useQuery(statementQuery(app, search, now))
  const { data, dataUpdatedAt, error, isPending, isFetching, isPlaceholderData, refetch } = query
  const file = useStatementExport(search, now)
  useDocumentTitle(t('wallet:statement.title'))
  const { type } = search
  const types = shownTypes(switchesOf(useSystemStatus().info.whitelabel))
  const [opened, setOpened] = useState<string>()
  const isEmpty = data !== undefined && data.list.length === 0
  const isNarrow = type !== undefined || search.period !== 30
  return (
    <>
      <header className={styles.head}>
        <h1>{t('wallet:statement.title')}</h1>
        <Button
          size="small"
          busy={file.progress !== undefined}
          disabled={data === undefined || isEmpty}
          icon={<Icon name="download" size={18} />}
          onClick={file.save}
        >
          {t('wallet:statement.export')}
        </Button>
      </header>
      <DataAge at={dataUpdatedAt} />
      <ExportBar file={file} />
      <RecordFilter
        label={t('wallet:statement.filters')}
        search={search}
        now={now}
        onSpan={(next) => onSearch({ ...only(type), ...next })}
        answers={
          type === undefined
            ? []
            : [
                {
                  id: 'type',
                  label: t(`wallet:statement.type.${type}`),
                  onClear: () => onSearch(spanOf(search)),
                },
              ]
        }
        onClear={() => onSearch({})}
      >
        <ChoiceChips
          legend={t('wallet:statement.type')}
          choices={[
            { value: 'all' as const, label: t('wallet:statement.type.all') },
            ...types.map((each) => ({ value: each, label: t(`wallet:statement.type.${each}`) })),
          ]}
          value={type ?? 'all'}
          onValueChange={(each) =>
            onSearch({ ...only(each === 'all' ? undefined : each), ...spanOf(search) })
          }
        />
      </RecordFilter>
      {(isPending || (data !== undefined && !isEmpty)) && <Sums page={data} />}
      <Card className={isPlaceholderData ? styles.old : undefined} aria-busy={isFetching}>
        {isPending && <Waiting />}
        {error !== null && data === undefined && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {isEmpty && (
          <EmptyState
            title={t('wallet:statement.empty')}
            action={
              isNarrow ? (
                <Button onClick={() => onSearch({ period: 30 })}>{t('wallet:statement.widen')}</Button>
              ) : (
                <Button variant="primary" asChild>
                  <Link to={paths.deposit}>{t('wallet:statement.empty_act')}</Link>
                </Button>
              )
            }
          />
        )}
        {data !== undefined && !isEmpty && (
          <StatementTable now={now} days={groupByDay(data.list, data.days ?? [])} onOpen={setOpened} />
        )}
      </Card>
      {data !== undefined && (
        <div className={styles.pages}>
          <ListPages
            search={search}
            query={query}
            pageCount={data.totalPages}
            total={data.totalCount}
            onPage={onSearch}
          />
        </div>
      )}
      {opened !== undefined && <EntryDialog txId={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function only(type: StatementType | undefined): StatementSearch {
  return type === undefined ? {} : { type }
}

/** What came in, went out and stayed; nothing from a gateway that adds nothing up. */
function Sums({ page }: { page: Page | undefined }): ReactElement | null {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const signed = (amount: number): string => formatMoney(amount, language, { signed: true })
  const { sumIn, sumOut } = page ?? {}
  const isKnown = sumIn !== undefined && sumOut !== undefined
  if (page !== undefined && !isKnown) return null
  return (
    <RecordSums
      sums={[
        { name: t('statement.sum_in'), value: isKnown ? signed(sumIn) : undefined },
        { name: t('statement.sum_out'), value: isKnown ? signed(-sumOut) : undefined },
        { name: t('statement.net'), value: isKnown ? signed(sumIn - sumOut) : undefined },
      ]}
    />
  )
}

function Waiting(): ReactElement {
  return (
    <div className={styles.waiting}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="2.5rem" />
      ))}
    </div>
  )
}
