import { formatMoney } from '@saola/i18n'
import { IconButton } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useReducedMotion } from '#shared/use-reduced-motion.ts'
import styles from './jackpot-counter.module.css'
import { useJackpot } from './use-jackpot.ts'

/**
 * The jackpot number: what the grand pool holds, or where a gateway tells of none, a sample that ticks upward and is
 * called so (landing 6). Stands still when motion is not wanted.
 */
export function JackpotCounter(): ReactElement {
  const { t, i18n } = useTranslation(['landing', 'shell'])
  const reduced = useReducedMotion()
  const [choice, setChoice] = useState<'pause' | 'play'>()
  const paused = choice === undefined ? reduced : choice === 'pause'
  const figure = useJackpot(paused)
  const amount = formatMoney(figure.amount, i18n.language)
  return (
    <section className={styles.jackpot} aria-labelledby="jackpot">
      <header className={styles.head}>
        <h2 id="jackpot" className={styles.title}>
          {t('landing:jackpot')}
        </h2>
        {figure.isSample && <span className={styles.sample}>{t('landing:jackpot.sample')}</span>}
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'landing:jackpot.resume' : 'landing:jackpot.pause')}
          onClick={() => setChoice(paused ? 'play' : 'pause')}
        />
      </header>
      <p translate="no" className={styles.amount}>
        <span className="visually-hidden">{t('landing:jackpot.value', { amount })}</span>
        <span aria-hidden="true">
          {Array.from(amount, (character, place) => (
            // A changed character is a new element, so that it alone comes in.
            <span key={`${amount.length - place}${character}`} className={styles.character}>
              {character}
            </span>
          ))}
        </span>
      </p>
    </section>
  )
}
