import { formatMoney, formatPercent } from '@saola/i18n'
import { ticketTax } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** From what on prizes of the state's paper tickets are taxed, in a sentence (lottery 28). */
export function TicketTax(): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const { above, rate } = ticketTax
  const words = { amount: formatMoney(above, language), rate: formatPercent(rate, language) }
  return <>{t('ticket.tax', words)}</>
}
