import type { TransferRecipient } from '@saola/protocol'
import { useTranslation } from 'react-i18next'

/** Says where somebody stands from oneself: how many levels below, or directly above. */
export function useStandingWords(): (
  whom: Pick<TransferRecipient, 'direction'> & { level?: number | undefined },
) => string {
  const { t } = useTranslation('transfer')
  return ({ direction, level }) =>
    direction === 'up' ? t('account.upline') : t('account.level', { level: level ?? 1 })
}
