import { openDialog, RefusedNotice, useApp, useDocumentTitle } from '@saola/shell'
import { SignInVerification, socialProviders, useSignIn, type SocialProvider } from '@saola/sign-in'
import { Button, LoadingMark } from '@saola/ui'
import { useCallback, useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './social-page.module.css'
import type { SocialSearch } from './social-search.ts'
import { readTicket, type SocialTicket } from './social-ticket.ts'

export type SocialPageProps = {
  /** Undefined when the address names none that there is. */
  provider: SocialProvider | undefined
  search: SocialSearch
  /** The form for somebody who has no account yet. */
  renderRegistration: (ticket: SocialTicket, onDone: () => void) => ReactNode
}

/** Where a provider sends its visitors back to: signed in, one more step, or why not. */
export function SocialPage({ provider, search, renderRegistration }: SocialPageProps): ReactElement {
  const { t } = useTranslation(['session', 'validation', 'shell'])
  const { dialogs, navigation } = useApp()
  const handleDone = useCallback(
    (place: string | undefined) => navigation.go(place ?? paths.lobby),
    [navigation],
  )
  const attempt = useSignIn(handleDone)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    attempt.social({ provider, ...search })
  }, [attempt, provider, search])
  const { refused } = attempt
  const ticket = readTicket(attempt.error)
  const name = provider === undefined ? '' : socialProviders[provider]
  useDocumentTitle(t('session:social.title', { provider: name }))

  const handleAgain = (): void => {
    navigation.go(paths.lobby)
    openDialog(dialogs, 'sign-in')
  }
  if (attempt.asked.verification !== undefined) {
    return (
      <section className={styles.page}>
        <h1 className={styles.title}>{t('session:verify.title')}</h1>
        <SignInVerification
          verification={attempt.asked.verification}
          attempt={{ ...attempt, restart: handleAgain }}
        />
      </section>
    )
  }
  if (ticket !== undefined) {
    return (
      <section className={styles.page}>
        <h1 className={styles.title}>{t('session:social.register_title')}</h1>
        <p className={styles.quiet}>{t('session:social.register_body', { provider: name })}</p>
        {renderRegistration(ticket, () => handleDone(undefined))}
      </section>
    )
  }
  if (refused !== undefined) {
    return (
      <section className={styles.page}>
        <h1 className={styles.title}>{t('session:social.title', { provider: name })}</h1>
        <RefusedNotice refused={refused} />
        <Button variant="primary" size="large" wide onClick={handleAgain}>
          {t('session:social.again')}
        </Button>
        <Button variant="ghost" wide onClick={() => navigation.go(paths.lobby)}>
          {t('session:social.home')}
        </Button>
      </section>
    )
  }
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className={styles.title}>{t('session:social.title', { provider: name })}</h1>
      <output className={styles.wait}>
        <LoadingMark size={32} />
        {t('session:social.busy')}
      </output>
    </section>
  )
}
