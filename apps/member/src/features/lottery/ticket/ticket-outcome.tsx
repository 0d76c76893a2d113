import { amountInWords, formatMoney } from '@saola/i18n'
import type { LotteryDraw } from '@saola/protocol'
import { ticketTax, type CheckedTicket, type TicketMatch } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { Badge, Card, EmptyState, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrizeName } from '../use-prize-name.ts'
import { TicketTax } from './ticket-tax.tsx'
import styles from './ticket-page.module.css'

export type TicketOutcomeProps = {
  ticket: CheckedTicket
  draw: LotteryDraw
  /** How many digits a ticket of this lottery has. */
  digits: number
}

/** Every prize that a ticket matches, what is sure, and what is still open. */
export function TicketOutcome({ ticket, draw, digits }: TicketOutcomeProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const prizeName = usePrizeName()
  const nameOf = ({ prize }: TicketMatch): string =>
    typeof prize === 'number' ? prizeName(draw.kind, prize) : t(`ticket.prize.${prize}`)
  const hasSpecial = draw.kind === 'north' && ticket.matches.some(({ prize }) => prize === 0)
  const isTaxed = ticket.matches.some(({ amount }) => amount > ticketTax.above)
  return (
    <Card aria-live="polite">
      {ticket.matches.length === 0 ? (
        <EmptyState title={t('ticket.lost')} />
      ) : (
        <div className={styles.form}>
          <p className={styles.total}>
            <span>{t('ticket.total')}</span>
            <b translate="no" className="figures">
              {formatMoney(ticket.total, language)}
            </b>
            <span>{ticket.total > 0 && amountInWords(ticket.total, language)}</span>
          </p>
          <ul className={`plain-list ${styles.matches}`}>
            {ticket.matches.map((match) => (
              <li key={`${match.prize} ${match.number}`} className={styles.match}>
                <span>{t('ticket.match', { prize: nameOf(match), number: match.number })}</span>
                <span className={styles.amount}>
                  {!match.isSure && <Badge tone="warn">{t('ticket.maybe')}</Badge>}
                  <b translate="no" className="figures">
                    {formatMoney(match.amount, language)}
                  </b>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.notes}>
        {isTaxed && (
          <Notice>
            <TicketTax />
          </Notice>
        )}
        {hasSpecial && <Notice>{t('ticket.series')}</Notice>}
        {ticket.isPartial && <Notice tone="warn">{t('ticket.partial', { digits })}</Notice>}
      </div>
    </Card>
  )
}
