import { formatMoney } from '@saola/i18n'
import type { Activity } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { useTranslation } from 'react-i18next'

/** Says an act in a sentence: what was done, on whom, with how much. */
export function useActText(): (act: Activity) => string {
  const { t } = useTranslation(['subaccounts', 'contracts'])
  const language = useLanguage()
  return ({ kind, subjectName = '', details }) => {
    const { amount = 0, name = '', contract, step, count = 0 } = details
    return t(`subaccounts:activity.kind.${kind}`, {
      subject: subjectName,
      name,
      count,
      amount: formatMoney(amount, language),
      contract: contract === undefined ? '' : t(`contracts:kind.${contract}`),
      step: step === undefined ? '' : t(`contracts:step.${step}`),
    })
  }
}
