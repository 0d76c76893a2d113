import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type AppContext, serviceAddress } from '@saola/shell'
import styles from './verification-code-field.module.css'

/** Another way to get a code, in the words of a button. */
export type OtherWay = { label: string; onSelect: () => void }

export type CodeMissingProps = {
  channel: 'sms' | 'email'
  otherWays: readonly OtherWay[]
  app: Pick<AppContext, 'brand' | 'site'>
}

/** "Didn't get it?": what to look at, another channel, customer service. */
export function CodeMissing({ channel, otherWays, app }: CodeMissingProps): ReactElement {
  const { t } = useTranslation('session')
  const service = serviceAddress(app)
  return (
    <details className={styles.missing}>
      <summary className={styles.question}>
        {t('code.missing')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.answer}>
        <p>{t(`code.missing_${channel}`)}</p>
        <div className={styles.ways}>
          {otherWays.map(({ label, onSelect }) => (
            <Button key={label} size="small" onClick={onSelect}>
              {label}
            </Button>
          ))}
          {service !== undefined && (
            <Button size="small" variant="ghost" asChild>
              <a href={service} target="_blank" rel="noreferrer">
                {t('code.service')}
              </a>
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
