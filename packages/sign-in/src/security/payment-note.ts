import { isAgentType } from '@saola/rules'
import { useSession } from '@saola/shell'
import { useTranslation } from 'react-i18next'

/** What the transaction password is needed for: agents transfer along their line, members withdraw. */
export function usePaymentNote(): string {
  const { t } = useTranslation('security')
  const { member } = useSession()
  return isAgentType(member?.type ?? 0) ? t('payment.note_agent') : t('payment.note')
}
