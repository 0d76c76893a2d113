import { useLanguage } from '@saola/shell'
import type { SecurityState } from '@saola/protocol'
import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './security-meter.module.css'
import { layers, securityScore } from './security-score.ts'

/** How many layers guard the account, and which ones are missing: nothing is counted that is not there. */
export function SecurityMeter({ state }: { state: SecurityState }): ReactElement {
  const { t } = useTranslation('security')
  const language = useLanguage()
  const { missing, grade } = securityScore(state)
  const done = layers.length - missing.length
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    missing.map((layer) => t(`part.${layer}`)),
  )
  return (
    <section className={styles.card} data-grade={grade}>
      <span className={styles.shield}>
        <Icon name="shield" size={40} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.grade}>{t(`meter.${grade}`)}</h2>
        <p className={styles.value}>{t('meter.value', { done, all: layers.length })}</p>
      </div>
      <meter
        className="visually-hidden"
        aria-label={t('meter.label')}
        min={0}
        max={layers.length}
        value={done}
      />
      <div className={styles.meter} aria-hidden="true">
        {layers.map((layer) => (
          <span key={layer} className={styles.stroke} data-done={!missing.includes(layer)} />
        ))}
      </div>
      <p className={styles.missing}>
        {missing.length === 0 ? t('meter.complete') : t('meter.missing', { parts })}
      </p>
    </section>
  )
}
