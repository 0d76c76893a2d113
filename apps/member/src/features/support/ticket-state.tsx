import type { Ticket } from '@saola/protocol'
import { Badge } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const tones = { waiting: 'warn', answered: 'good', closed: 'plain' } as const

/** Whose turn a question is. */
export function TicketState({ state }: Pick<Ticket, 'state'>): ReactElement {
  const { t } = useTranslation('support')
  return <Badge tone={tones[state]}>{t(`ticket.state.${state}`)}</Badge>
}
