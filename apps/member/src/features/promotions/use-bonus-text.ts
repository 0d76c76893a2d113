import { formatMoney } from '@saola/i18n'
import type { PromotionCard } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { useTranslation } from 'react-i18next'

/** What an offer gives, in a few words. */
export function useBonusText(): (bonus: PromotionCard['bonus']) => string {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  return (bonus) =>
    bonus.kind === 'fixed'
      ? formatMoney(bonus.amount, language)
      : t('bonus.of_deposit', { percent: bonus.percent, cap: formatMoney(bonus.cap, language) })
}
