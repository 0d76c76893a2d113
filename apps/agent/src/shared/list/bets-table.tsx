import { BetContent, useLanguage } from '@saola/shell'
import { formatDateTime, formatMoney, type Language } from '@saola/i18n'
import type { BetPage, BetRow, JackpotPool } from '@saola/protocol'
import { Badge, Copyable, DataTable, type Column, type Tone } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bets-table.module.css'
import { Profit } from '../profit/profit.tsx'

type BetsTableProps = {
  caption: string
  /** Undefined while it is on its way. */
  page: BetPage | undefined
  empty: ReactNode
  /** All bets are of one account, so no column says whose. */
  isOneAccount?: boolean
}

const tones = { open: 'info', settled: 'plain', cancelled: 'warn' } as const satisfies Record<
  BetRow['status'],
  Tone | 'plain'
>

/** Bets, newest first, with the sums over the whole filter in the last row. */
export function BetsTable({ caption, page, empty, isOneAccount = false }: BetsTableProps): ReactElement {
  const { t } = useTranslation('team')
  const columns = useBetColumns(page, isOneAccount)
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={page?.list ?? []}
      rowKey={(bet) => bet.orderNo}
      loading={page === undefined}
      sumLabel={t('bets.footer')}
      empty={empty}
    />
  )
}

function useBetColumns(page: BetPage | undefined, isOneAccount: boolean): Column<BetRow>[] {
  const { t } = useTranslation(['wallet', 'team', 'shell'])
  const language = useLanguage()
  const account: Column<BetRow> = {
    id: 'account',
    header: t('team:bets.account'),
    cell: (bet) => <TwoLines first={bet.customerName} second={bet.directAgentName} />,
  }
  return [
    {
      id: 'order',
      header: t('wallet:bets.order'),
      heading: true,
      cell: (bet) => (
        <span className={styles.lines}>
          <Copyable
            value={bet.orderNo}
            copyLabel={t('team:bets.copy_order', { order: bet.orderNo })}
            copiedLabel={t('shell:act.copied')}
          >
            <span className={styles.order}>{bet.orderNo}</span>
          </Copyable>
          <time className={styles.second}>
            {formatDateTime(bet.betTimeInTimestamp, language, { seconds: true })}
          </time>
        </span>
      ),
    },
    ...(isOneAccount ? [] : [account]),
    {
      id: 'game',
      header: t('wallet:bets.game'),
      cell: (bet) => <TwoLines first={bet.gameName} second={<BetContent content={bet.betContent} />} />,
    },
    {
      id: 'status',
      header: t('wallet:bets.status'),
      cell: (bet) => <Badge tone={tones[bet.status]}>{t(`wallet:bets.status.${bet.status}`)}</Badge>,
    },
    ...moneyColumns(page, language, {
      stake: t('wallet:bets.stake'),
      win: t('wallet:bets.win'),
      profit: t('wallet:bets.profit'),
      jackpot: (pool) => t(`wallet:statement.remark.jackpot.${pool}`),
    }),
  ]
}

function moneyColumns(
  page: BetPage | undefined,
  language: Language,
  headers: Record<'stake' | 'win' | 'profit', string> & { jackpot: (pool: JackpotPool) => string },
): Column<BetRow>[] {
  const footer = page?.footer
  const money = (amount: number): ReactNode => (
    <span translate="no" className={styles.money}>
      {formatMoney(amount, language)}
    </span>
  )
  return [
    {
      id: 'stake',
      header: headers.stake,
      align: 'end',
      cell: (bet) => money(bet.betAmount),
      sum: footer && money(footer.betAmount),
    },
    {
      id: 'win',
      header: headers.win,
      align: 'end',
      cell: (bet) => (
        <span className={styles.lines}>
          {money(bet.winAmount)}
          {bet.jackpots?.map(({ pool }) => (
            <span key={pool} className={styles.second}>
              {headers.jackpot(pool)}
            </span>
          ))}
        </span>
      ),
      sum: footer && money(footer.winAmount),
    },
    {
      id: 'profit',
      header: headers.profit,
      align: 'end',
      cell: (bet) => <Profit amount={bet.profitAndLoss} isOpen={bet.status === 'open'} word="hidden" />,
      sum: footer && <Profit amount={footer.profitAndLoss} word="under" />,
    },
  ]
}

function TwoLines({ first, second }: { first: string; second: ReactNode }): ReactElement {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      {second !== undefined && second !== '' && <span className={styles.second}>{second}</span>}
    </span>
  )
}
