import { useApp, LoadFailed, useServerNow } from '@saola/shell'
import { Button, Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { groupByDay } from './day-groups.ts'
import { EntryDialog } from './entry-dialog.tsx'
import styles from './records.module.css'
import { statementQuery } from './records-queries.ts'
import { StatementTable } from './statement-table.tsx'

const shownRows = 6

/** The last entries of a month, and the way to all of them. */
export function RecentEntries(): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const now = useServerNow(undefined)
  const [opened, setOpened] = useState<string>()
  const { data, error, isFetching, refetch } = useQuery(statementQuery(app, { period: 30 }, now))
  const rows = data?.list.slice(0, shownRows) ?? []
  return (
    <Card
      title={t('wallet:recent')}
      aside={<Link to="/wallet/statement">{t('shell:act.all')}</Link>}
      aria-busy={isFetching}
    >
      {data === undefined && error === null && (
        <div className={styles.waiting}>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </div>
      )}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && rows.length === 0 && (
        <EmptyState
          title={t('wallet:statement.empty')}
          action={
            <Button asChild>
              <Link to={paths.deposit}>{t('wallet:statement.empty_act')}</Link>
            </Button>
          }
        />
      )}
      {rows.length > 0 && <StatementTable now={now} days={groupByDay(rows, [])} onOpen={setOpened} />}
      {opened !== undefined && <EntryDialog txId={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
