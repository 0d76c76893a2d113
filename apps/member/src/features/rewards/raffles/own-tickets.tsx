import { formatDateTime, formatMoney } from '@saola/i18n'
import type { RaffleTicketView } from '@saola/protocol'
import { LoadFailed, useApp, useLanguage } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { rafflesQuery } from './raffle-queries.ts'
import { RaffleTile, type ShownRaffle } from './raffle-tile.tsx'
import styles from './raffles.module.css'

/** How many used tickets are listed. */
const mostPast = 6

/** The reader's raffle tickets, the raffles that run, and what came of tickets before; nothing where there is none. */
export function OwnTickets(): ReactElement | null {
  const { t } = useTranslation('promotions')
  const { data, error, isFetching, isPending, refetch } = useQuery(rafflesQuery(useApp()))
  if (isPending) return <Skeleton height="8rem" />
  if (data === undefined) {
    return error && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  const ready = data.tickets.filter(({ state }) => state === 'ready')
  const past = data.tickets.filter(({ state }) => state !== 'ready')
  // Tickets of a raffle that is over, or of any during a break, are a tile too.
  const shown = new Map<string, ShownRaffle>()
  for (const ticket of ready) {
    const tickets = [...(shown.get(ticket.raffleId)?.tickets ?? []), ticket]
    shown.set(ticket.raffleId, { kind: ticket.kind, title: ticket.title, prizes: ticket.prizes, tickets })
  }
  for (const raffle of data.raffles) {
    const tickets = shown.get(raffle.raffleId)?.tickets ?? []
    shown.set(raffle.raffleId, { ...raffle, running: raffle, tickets })
  }
  if (shown.size === 0 && past.length === 0) return null
  return (
    <Card
      title={t('ticket')}
      className={styles.own}
      aside={
        <span className="figures">
          {ready.length === 0 ? t('ticket.none') : t('ticket.left', { count: ready.length })}
        </span>
      }
    >
      <ul className={`plain-list ${styles.tiles}`}>
        {[...shown].map(([raffleId, raffle]) => (
          <li key={raffleId}>
            <RaffleTile raffle={raffle} />
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className={styles.pastTitle}>{t('ticket.history')}</h3>
          <ul className="plain-list">
            {past.slice(0, mostPast).map((ticket) => (
              <Past key={ticket.ticketId} ticket={ticket} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Past({ ticket }: { ticket: RaffleTicketView }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { ticketId, title, state, prize = 0, claimedAt, expiresAt } = ticket
  const won = prize > 0 ? formatMoney(prize, language) : t('ticket.no_prize')
  return (
    <li className={styles.past}>
      <Link to="/rewards/raffle/$ticketId" params={{ ticketId }} className={styles.link}>
        {title}
      </Link>
      <span className={`${styles.quiet} figures`}>{formatDateTime(claimedAt ?? expiresAt, language)}</span>
      <b className={`${prize > 0 ? styles.won : styles.quiet} figures`}>
        {state === 'expired' ? t('ticket.expired') : won}
      </b>
    </li>
  )
}
