import { Button, Card, Copyable, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './concern-page.module.css'

type ConcernSentProps = { reference: string; onAgain: () => void }

/** That a report arrived, and its number; the same words whoever it is about. */
export function ConcernSent({ reference, onAgain }: ConcernSentProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  return (
    <Card>
      <div className={styles.form}>
        <Notice tone="good" title={t('protection:concern.sent')} live>
          {t('protection:concern.sent_next')}
        </Notice>
        <p className={styles.reference}>
          <span className={styles.quiet}>{t('protection:concern.reference')}</span>
          <Copyable value={reference} copyLabel={t('shell:act.copy')} copiedLabel={t('shell:act.copied')} />
        </p>
        <Button onClick={onAgain}>{t('protection:concern.again')}</Button>
      </div>
    </Card>
  )
}
