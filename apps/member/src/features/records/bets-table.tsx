import { dayKey, formatDate, formatMoney, formatTime } from '@saola/i18n'
import type { BetRow, BetSitting } from '@saola/protocol'
import { BetContent, useLanguage } from '@saola/shell'
import { Badge, classNames, DataTable, RowButton, type Column } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { statusTones } from './bet-dialog.tsx'
import styles from './bets-table.module.css'

type BetsTableProps = {
  bets: readonly BetRow[]
  /** What the sittings of these bets came to as a whole. */
  sittings: readonly BetSitting[]
  loading: boolean
  onOpen: (bet: BetRow) => void
}

/** Bets by the sitting that they belong to: a table where there is room, rows of two lines on a phone (wallet 34). */
export function BetsTable({ bets, sittings, loading, onOpen }: BetsTableProps): ReactElement {
  const { t } = useTranslation('wallet')
  const groups = new Map(
    sittings.map((sitting) => [
      sitting.id,
      {
        key: sitting.id,
        caption: <SittingName sitting={sitting} />,
        // One bet says it all itself.
        aside: sitting.count > 1 && <SittingSum sitting={sitting} />,
      },
    ]),
  )
  return (
    <DataTable
      caption={t('bets.title')}
      captionHidden
      narrow="lines"
      columns={useColumns(onOpen)}
      rows={bets}
      rowKey={(bet) => bet.orderNo}
      loading={loading}
      groupOf={(bet) => (bet.sitting === undefined ? undefined : groups.get(bet.sitting))}
    />
  )
}

function useColumns(onOpen: BetsTableProps['onOpen']): readonly Column<BetRow>[] {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const money = (amount: number): string => formatMoney(amount, language)
  return [
    {
      id: 'bet',
      header: t('bets.content'),
      heading: true,
      cell: (bet) => (
        <>
          <RowButton className={styles.open} onClick={() => onOpen(bet)}>
            <span className="visually-hidden">
              {`${bet.gameName}: ${t('bets.open', { order: bet.orderNo })}, `}
            </span>
            <BetContent content={bet.betContent === '' ? bet.gameName : bet.betContent} />
          </RowButton>
          {bet.jackpots?.map((won) => (
            <span key={won.pool} className={styles.jackpot}>
              {t(`statement.remark.jackpot.${won.pool}`)}: {money(won.amount)}
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'time',
      header: t('bets.time'),
      cell: (bet) => (
        <span className={styles.time}>
          <time dateTime={new Date(bet.betTimeInTimestamp).toISOString()}>
            {formatTime(bet.betTimeInTimestamp, language, { seconds: true })}
          </time>
          {bet.status !== 'settled' && (
            <Badge tone={statusTones[bet.status]}>{t(`bets.status.${bet.status}`)}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'profit',
      header: t('bets.profit'),
      align: 'end',
      cell: (bet) => <Result bet={bet} />,
    },
    {
      id: 'stake',
      header: t('bets.stake'),
      align: 'end',
      cell: (bet) => (
        <span className={classNames(styles.figure, 'figures')}>
          <span className={styles.word}>{t('bets.stake')} </span>
          {money(bet.betAmount)}
        </span>
      ),
    },
    {
      id: 'win',
      header: t('bets.win'),
      align: 'end',
      wideOnly: true,
      cell: (bet) => bet.status === 'settled' && <span className="figures">{money(bet.winAmount)}</span>,
    },
    { id: 'order', header: t('bets.order'), wideOnly: true, cell: (bet) => bet.orderNo },
  ]
}

/** What a bet came to; a dash while that is open. */
function Result({ bet }: { bet: BetRow }): ReactElement {
  const language = useLanguage()
  if (bet.status !== 'settled') return <span className={styles.quiet}>–</span>
  return (
    <b translate="no" className={classNames(styles.figure, bet.profitAndLoss > 0 && styles.in, 'figures')}>
      {formatMoney(bet.profitAndLoss, language, { signed: true })}
    </b>
  )
}

/** The game and when it was played. */
function SittingName({ sitting: { gameName, from, to, count } }: { sitting: BetSitting }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const [first, last] = [from, to].map((time) => formatTime(time, language))
  const days = [from, to].map((time) => formatDate(time, language).replace(/\D\d{4}$/, ''))
  const span =
    dayKey(from) === dayKey(to)
      ? `${days[0]} ${first === last ? first : `${first}–${last}`}`
      : `${days[0]} ${first} – ${days[1]} ${last}`
  return (
    <>
      {gameName}
      <span className={styles.span}>
        {span} · {t('bets.count', { count })}
      </span>
    </>
  )
}

/** What was staked in a sitting, and what came of it. */
function SittingSum({
  sitting: { betAmount, profitAndLoss, inPlay },
}: {
  sitting: BetSitting
}): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const inPlayWords = inPlay > 0 && (
    <span className="figures">{t('bets.in_play', { amount: formatMoney(inPlay, language) })}</span>
  )
  // Nothing has come of it yet.
  if (betAmount === 0 && inPlay > 0) return <span className={styles.total}>{inPlayWords}</span>
  return (
    <span className={styles.total}>
      <b className={classNames('figures', profitAndLoss > 0 ? styles.in : styles.plain)}>
        <span className="visually-hidden">{t('bets.profit')} </span>
        {formatMoney(profitAndLoss, language, { signed: true })}
      </b>
      <span className="figures">
        {t('bets.stake')} {formatMoney(betAmount, language)}
      </span>
      {inPlayWords}
    </span>
  )
}
