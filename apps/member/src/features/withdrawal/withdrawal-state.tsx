import type { Withdrawal } from '@saola/protocol'
import { Badge } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const tones = {
  in_process: 'warn',
  approved: 'info',
  partly_sent: 'warn',
  disbursed: 'warn',
  rejected: 'bad',
  cancelled: 'plain',
  failed: 'bad',
  received: 'good',
  partly_received: 'warn',
  not_received: 'bad',
  assumed_received: 'good',
  forced_received: 'plain',
  returned: 'plain',
} as const

/** How a withdrawal stands, by what the member said of it once it was paid. */
export function WithdrawalState({
  state,
  confirmation,
}: Pick<Withdrawal, 'state' | 'confirmation'>): ReactElement {
  const { t } = useTranslation('wallet')
  if (confirmation === undefined) return <Badge tone={tones[state]}>{t(`withdraw.status.${state}`)}</Badge>
  return <Badge tone={tones[confirmation]}>{t(`confirm.status.${confirmation}`)}</Badge>
}
