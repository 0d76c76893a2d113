import { formatDateTime, formatMoney, startOfDay } from '@saola/i18n'
import { calls, type StatementRow } from '@saola/protocol'
import {
  callQuery,
  LoadFailed,
  stale,
  useApp,
  useDocumentTitle,
  useLanguage,
  useServerNow,
} from '@saola/shell'
import { Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './vip.module.css'

/** What of the statement is a bonus; a page of it covers so many days. */
const bonusTypes = 'dividend,betting_rebate,referral_rebate'
const shown = { days: 30, rows: 100 }

/** Every bonus that came into the wallet in the last thirty days, by what it was for, with their sum. */
export function BonusPage(): ReactElement {
  const { t } = useTranslation(['member', 'promotions'])
  const { api } = useApp()
  const language = useLanguage()
  const now = useServerNow(undefined)
  const call = calls.wallet.transactions
  const span = { startTime: startOfDay(now, 1 - shown.days), endTime: startOfDay(now, 1) - 1 }
  const query = callQuery(api, call, { codeTypes: bonusTypes, ...span, page: 1, size: shown.rows })
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    staleTime: stale.moment,
    meta: { call, quiet: true },
  })
  useDocumentTitle(t('member:bonus'))
  return (
    <div className={styles.page}>
      <h1>{t('member:bonus')}</h1>
      {data === undefined && error === null && <Skeleton height="20rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.list.length === 0 && (
        <EmptyState title={t('promotions:bonus.none')}>{t('promotions:bonus.none_hint')}</EmptyState>
      )}
      {data !== undefined && data.list.length > 0 && (
        <>
          <Card>
            <span className={styles.rowWords}>
              <span className={styles.quiet}>{t('promotions:bonus.received', { days: shown.days })}</span>
              <b translate="no" className={`${styles.sum} figures`}>
                {formatMoney(data.sumIn ?? sumOf(data.list), language)}
              </b>
            </span>
          </Card>
          <Card>
            <ul className="plain-list">
              {data.list.map((row) => (
                <Row key={row.txId} row={row} />
              ))}
            </ul>
          </Card>
        </>
      )}
      <p>
        <Link to={paths.rewards}>{t('member:rewards')}</Link>
      </p>
    </div>
  )
}

function Row({ row }: { row: StatementRow }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <b>{row.remark ?? t(`statement.type.${row.type}`)}</b>
        <span className={`${styles.quiet} figures`}>
          <span>{formatDateTime(row.txTimeInTimestamp, language)}</span>
          {row.orderNo !== undefined && ` · ${row.orderNo}`}
        </span>
      </span>
      <span translate="no" className={`${styles.amount} figures`}>
        {formatMoney(row.amount, language)}
      </span>
    </li>
  )
}

function sumOf(rows: readonly StatementRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
