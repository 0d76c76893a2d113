import { isApiError } from '@saola/api-client'
import { Button, Copyable } from '@saola/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useConnection } from '../context/app-context.tsx'
import { askAgainMs, isUnreachable } from '../connection/connection.ts'
import { isLostCode } from '../parts/import-again.ts'
import { askForLostParts } from '../parts/lost-parts.ts'
import { errorTextAlone } from './error-text.ts'
import styles from './error-page.module.css'
import { useText } from '../context/use-text.ts'

export type ErrorPageProps = {
  error: unknown
  /** Renders the part again. */
  reset?: (() => void) | undefined
}

/** What stands where a part of a page broke: what happened, what is safe, what to do, a reference to copy. */
export function ErrorPage({ error, reset }: ErrorPageProps): ReactElement {
  const { t } = useTranslation(['system', 'shell'])
  const isLost = isLostCode(error)
  const text = isApiError(error) ? errorTextAlone(error) : undefined
  const say = useText(text)
  const reference = referenceOf(error)
  const queries = useQueryErrorResetBoundary()
  const { navigation, site } = useApp()
  const handleRetry = (): void => {
    // Routers and browsers remember that the code of a page is lost.
    if (isLost) {
      location.reload()
      return
    }
    askForLostParts()
    queries.reset()
    reset?.()
    navigation.refresh()
  }
  useHealing(error, handleRetry)
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{t('system:error.title')}</h1>
      <p>{t('system:error.body')}</p>
      {text !== undefined && <p>{say(text)}</p>}
      {isLost && <p>{t('system:error.network')}</p>}
      <p className={styles.reference}>
        <Copyable value={reference} copyLabel={t('shell:reference.copy')} copiedLabel={t('shell:act.copied')}>
          {t('shell:reference', { reference })}
        </Copyable>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={handleRetry}>
          {isLost ? t('shell:act.reload') : t('shell:act.retry')}
        </Button>
        <Button href="/">{t('shell:nav.back_to_site')}</Button>
        {site === 'member' && <Button href="/helpmc">{t('shell:nav.help')}</Button>}
      </div>
    </section>
  )
}

/** Runs an act when a lost connection is back, and after a while where nothing but this part got no answer. */
function useHealing(error: unknown, act: () => void): void {
  const { state } = useConnection()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'lost' && state === 'ok') act()
    before.current = state
    if (state === 'lost' || !isUnreachable(error)) return undefined
    const timer = setTimeout(act, askAgainMs)
    return () => clearTimeout(timer)
  })
}

/** The gateway's reference; for errors of the page itself, what they are called. */
function referenceOf(error: unknown): string {
  if (isApiError(error)) return error.reference ?? `${error.callId} ${error.code}`
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
}
