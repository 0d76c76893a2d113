import { isSignedIn, useApp, useSession } from '@saola/shell'
import { Button, Copyable, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './tickets.module.css'

type FeedbackSentProps = { reference: string; contact: string; onClose: () => void }

/** That feedback arrived, its reference, and where the answer will be read (support 10). */
export function FeedbackSent({ reference, contact, onClose }: FeedbackSentProps): ReactElement {
  const { t } = useTranslation(['support', 'shell'])
  const { navigation } = useApp()
  const signedIn = isSignedIn(useSession())
  return (
    <div className={styles.form}>
      <Notice tone="good" title={t('support:feedback.sent')} live>
        {t(`support:feedback.to_${signedIn ? 'inbox' : reachedBy(contact)}`, { contact })}
      </Notice>
      <p className={styles.facts}>
        <span className={styles.quiet}>{t('support:feedback.reference')}</span>
        <Copyable value={reference} copyLabel={t('shell:act.copy')} copiedLabel={t('shell:act.copied')} />
      </p>
      <div className={styles.acts}>
        <Button variant="primary" onClick={onClose}>
          {t('support:feedback.done')}
        </Button>
        {!signedIn && (
          <Button
            onClick={() => {
              onClose()
              navigation.go(`${paths.feedback}?reference=${reference}`)
            }}
          >
            {t('support:feedback.find')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How a guest hears of the answer. */
function reachedBy(contact: string): 'reference' | 'mail' | 'contact' {
  if (contact === '') return 'reference'
  return contact.includes('@') ? 'mail' : 'contact'
}
