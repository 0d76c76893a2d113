import { formatMoney } from '@saola/i18n'
import type { PromotionCard } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './promotions.module.css'

/** How much of the turnover is made, and how much is left; nothing while there is none to make. */
export function TurnoverMeter({ own }: { own: NonNullable<PromotionCard['own']> }): ReactElement | null {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  if (own.awaitsDeposit) return <span className={styles.quiet}>{t('awaits_deposit')}</span>
  if (own.required === 0) return null
  const wagered = Math.min(own.wagered, own.required)
  const left = formatMoney(own.required - wagered, language)
  return (
    <span className={styles.meter}>
      <progress max={own.required} value={wagered} aria-label={t('field.remaining')} />
      <span className="figures">
        {t('turnover.left', { left, required: formatMoney(own.required, language) })}
      </span>
    </span>
  )
}
