import { calls } from '@saola/protocol'
import { formSchema, RefusedNotice, useDocumentTitle, useForm } from '@saola/shell'
import { Button, Card, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './lock-page.module.css'

/** `token` is what stood behind the `#` of the link; empty where a link was cut. */
export type LockPageProps = { token: string }

const noFields = formSchema(() => ({}))

/**
 * "This was not me" (session 40): the page of a notice's link, for members and agents. Opening it changes nothing, for readers of mail
 * open links by themselves; its one button locks the account.
 */
export function LockPage({ token }: LockPageProps): ReactElement {
  const { t } = useTranslation('security')
  const [isLocked, setLocked] = useState(false)
  useDocumentTitle(t('lock.title'))
  const { onSubmit, busy, refused } = useForm(noFields, calls.session.lockAccount, {
    values: { token },
    onDone: () => setLocked(true),
  })
  return (
    <div className={styles.page}>
      <h1>{t('lock.title')}</h1>
      <Card>
        {token === '' && <Notice tone="bad">{t('lock.cut')}</Notice>}
        {token !== '' && !isLocked && (
          <form className={styles.form} onSubmit={onSubmit} noValidate>
            <p>{t('lock.about')}</p>
            <ul className={styles.effects}>
              <li>{t('lock.effect.sessions')}</li>
              <li>{t('lock.effect.payouts')}</li>
              <li>{t('lock.effect.lift')}</li>
            </ul>
            <RefusedNotice refused={refused} />
            <Button type="submit" variant="danger" size="large" wide busy={busy}>
              {t('lock.submit')}
            </Button>
          </form>
        )}
        {isLocked && (
          <Notice tone="good" title={t('lock.done')} live>
            {t('lock.next')}
          </Notice>
        )}
      </Card>
      <Link to={paths.service}>{t('lock.service')}</Link>
    </div>
  )
}
