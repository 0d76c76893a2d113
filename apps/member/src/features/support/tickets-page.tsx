import { formatDateTime } from '@saola/i18n'
import type { Ticket } from '@saola/protocol'
import { useApp, useDocumentTitle, LoadFailed, useLanguage } from '@saola/shell'
import { Badge, Button, Card, EmptyState, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { TicketState } from './ticket-state.tsx'
import { ticketsQuery } from './ticket-queries.ts'
import styles from './tickets.module.css'

/** What the member asked the operator, the latest first (support 2). */
export function TicketsPage(): ReactElement {
  const { t } = useTranslation('support')
  const { data, error, isPending, isFetching, refetch } = useQuery(ticketsQuery(useApp()))
  useDocumentTitle(t('tickets'))
  const ask = (
    <Button variant="primary" asChild icon={<Icon name="help" size={20} />}>
      <Link to="/support/new">{t('tickets.new')}</Link>
    </Button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('tickets')}</h1>
          <p className={styles.quiet}>{t('tickets.lede')}</p>
        </div>
        {data !== undefined && data.list.length > 0 && ask}
      </header>
      {isPending && <Skeleton height="10rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.list.length === 0 && (
        <EmptyState title={t('tickets.empty')} action={ask}>
          {t('tickets.empty_hint')}
        </EmptyState>
      )}
      {data !== undefined && data.list.length > 0 && (
        <Card variant="flush">
          <ul className="plain-list">
            {data.list.map((ticket) => (
              <TicketLine key={ticket.ticketId} ticket={ticket} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function TicketLine({ ticket }: { ticket: Ticket }): ReactElement {
  const { t } = useTranslation('support')
  const language = useLanguage()
  return (
    <li className={styles.line}>
      <Link to="/support/$ticketId" params={{ ticketId: ticket.ticketId }} className={styles.link}>
        <span className={styles.words}>
          <b>{t(`type.${ticket.topic}`)}</b>
          {ticket.reference !== undefined && (
            <span className={styles.quiet}>{t('ticket.about', { reference: ticket.reference })}</span>
          )}
          <span className={styles.excerpt}>{ticket.excerpt}</span>
          <time className={styles.quiet} dateTime={new Date(ticket.updatedAt).toISOString()}>
            {formatDateTime(ticket.updatedAt, language)}
          </time>
        </span>
        <span className={styles.marks}>
          {ticket.unread && <Badge tone="accent">{t('ticket.new_answer')}</Badge>}
          <TicketState state={ticket.state} />
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  )
}
