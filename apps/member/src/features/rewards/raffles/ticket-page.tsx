import { formatDateTime, formatMoney, formatRate } from '@saola/i18n'
import type { RaffleTicketView } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { Badge, Card, DataTable, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { rafflesQuery } from './raffle-queries.ts'
import { TicketProof } from './ticket-proof.tsx'
import { TicketStage } from './ticket-stage.tsx'
import styles from './raffles.module.css'

/** One raffle ticket: its act, what it can win, and how to check it (promotions 16 to 18). */
export function TicketPage({ ticketId }: { ticketId: string }): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const { data, error, isPending, isFetching, refetch } = useQuery(rafflesQuery(useApp()))
  const ticket = data?.tickets.find((each) => each.ticketId === ticketId)
  const others = data?.tickets.filter((each) => each.state === 'ready' && each.ticketId !== ticketId) ?? []
  useDocumentTitle(ticket?.title ?? t('promotions:ticket'))
  return (
    <div className={styles.page}>
      <Link to={paths.rewards} className={styles.link}>
        {t('shell:nav.rewards')}
      </Link>
      {isPending && <Skeleton height="24rem" />}
      {error !== null && data === undefined && (
        <>
          <h1>{t('promotions:ticket')}</h1>
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && ticket === undefined && (
        <>
          <h1>{t('promotions:ticket')}</h1>
          <EmptyState title={t('promotions:ticket.not_found')} />
        </>
      )}
      {ticket !== undefined && <Ticket ticket={ticket} others={others} />}
    </div>
  )
}

function Ticket({ ticket, others }: { ticket: RaffleTicketView; others: RaffleTicketView[] }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const isReady = ticket.state === 'ready'
  return (
    <>
      <header className={styles.head}>
        <h1>{ticket.title}</h1>
        <p className={styles.marks}>
          <Badge tone="value">{t(`ticket.${ticket.kind}`)}</Badge>
          {isReady && (
            <span className="figures">
              {t('ticket.until', { time: formatDateTime(ticket.expiresAt, language) })}
            </span>
          )}
          {ticket.state === 'claimed' && <Badge tone="good">{t('ticket.used')}</Badge>}
          {ticket.state === 'expired' && <Badge tone="warn">{t('ticket.expired')}</Badge>}
        </p>
      </header>
      <div className={styles.whole}>
        <TicketStage ticket={ticket} others={others} />
        <div className={styles.facts}>
          <Card>
            <Odds ticket={ticket} />
          </Card>
          <TicketProof ticket={ticket} />
        </div>
      </div>
    </>
  )
}

function Odds({ ticket }: { ticket: RaffleTicketView }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const rows = ticket.prizes.map((prize, place) => ({ ...prize, place }))
  return (
    <DataTable
      caption={t('ticket.odds')}
      narrow="lines"
      columns={[
        {
          id: 'prize',
          header: t('ticket.prize'),
          heading: true,
          cell: ({ amount }) => (amount === 0 ? t('ticket.no_prize') : formatMoney(amount, language)),
        },
        {
          id: 'chance',
          header: t('ticket.chance'),
          align: 'end',
          // A rate is in thousandths of a percent, a chance in hundredths.
          cell: ({ chance }) => formatRate(chance * 10, language),
        },
      ]}
      rows={rows}
      rowKey={({ place }) => place}
    />
  )
}
