import { formatDateTime, formatMoney } from '@saola/i18n'
import type { Raffle, RaffleTicketView } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Button } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { RaffleArt } from './raffle-art.tsx'
import styles from './raffles.module.css'

/** A raffle on the tab of rewards: `running` unless it is over or not advertised, with the reader's tickets to use. */
export type ShownRaffle = Pick<Raffle, 'kind' | 'title' | 'prizes'> & {
  running?: Raffle
  tickets: readonly RaffleTicketView[]
}

/** What a raffle is, how one comes to a ticket, and the way to use the one that ends first. */
export function RaffleTile({ raffle }: { raffle: ShownRaffle }): ReactElement {
  const { t } = useTranslation(['promotions', 'wallet'])
  const language = useLanguage()
  const title = useId()
  const [first] = raffle.tickets
  const canDeposit = raffle.running?.leastDeposit !== undefined
  return (
    <article className={styles.tile} aria-labelledby={title}>
      <RaffleArt raffle={raffle} phase="ready" className={styles.tileArt} />
      <div className={styles.words}>
        <b id={title}>{raffle.title}</b>
        <span className={styles.quiet}>{t(`promotions:ticket.${raffle.kind}`)}</span>
        {first !== undefined && (
          <span className={`${styles.count} figures`}>
            {t('promotions:ticket.left', { count: raffle.tickets.length })}
          </span>
        )}
        {first !== undefined && (
          <span className={`${styles.quiet} figures`}>
            {t('promotions:ticket.until', { time: formatDateTime(first.expiresAt, language) })}
          </span>
        )}
        {raffle.running !== undefined && <Earn raffle={raffle.running} />}
      </div>
      {first !== undefined && (
        <Button variant="primary" asChild>
          <Link to="/rewards/raffle/$ticketId" params={{ ticketId: first.ticketId }}>
            {t(`promotions:ticket.open.${raffle.kind}`)}
          </Link>
        </Button>
      )}
      {first === undefined && canDeposit && (
        <Button asChild>
          <Link to={paths.deposit}>{t('wallet:deposit')}</Link>
        </Button>
      )}
    </article>
  )
}

function Earn({ raffle }: { raffle: Raffle }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { leastDeposit, mostTickets = 0 } = raffle
  return (
    <span className={`${styles.quiet} figures`}>
      {leastDeposit === undefined
        ? t('ticket.given')
        : t('ticket.earn', { least: formatMoney(leastDeposit, language), most: mostTickets })}
    </span>
  )
}
