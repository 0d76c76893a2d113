import type { IdentityState } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { minimumAge } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { IdentityForm } from './identity-form.tsx'
import styles from './identity.module.css'
import { IdentityResult } from './identity-result.tsx'
import { identityQuery } from './identity-query.ts'

/** Verifying who one is, by a document (member 26): how far it has come, and the way on. */
export function IdentityPage(): ReactElement {
  const { t } = useTranslation('verification')
  const { data, error, isFetching, refetch } = useQuery(identityQuery(useApp()))
  useDocumentTitle(t('title'))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.quiet}>{t('intro', { age: minimumAge })}</p>
      </header>
      {data === undefined && error === null && <Skeleton height="16rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Loaded identity={data} busy={isFetching} onLook={() => void refetch()} />}
    </div>
  )
}

type LoadedProps = { identity: IdentityState; busy: boolean; onLook: () => void }

function Loaded({ identity, busy, onLook }: LoadedProps): ReactElement {
  const { t } = useTranslation('verification')
  // What was refused is read before it is tried again; what a press has brought takes the focus of what it has taken away.
  const [pressed, setPressed] = useState<'again' | 'sent'>()
  const asks = identity.state === 'none' || pressed === 'again'
  return (
    <>
      {identity.gates.length > 0 && identity.state !== 'verified' && (
        <ul className={styles.gates}>
          {identity.gates.map((gate) => (
            <li key={gate}>
              <span>{t(`gates.${gate}`)}</span>
              {!identity.closed.includes(gate) && <span> ({t('gates.later')})</span>}
            </li>
          ))}
        </ul>
      )}
      <Card>
        {asks ? (
          <IdentityForm takesFocus={pressed === 'again'} onSent={() => setPressed('sent')} />
        ) : (
          <IdentityResult
            identity={identity}
            busy={busy}
            takesFocus={pressed === 'sent'}
            onLook={onLook}
            onAgain={() => setPressed('again')}
          />
        )}
      </Card>
    </>
  )
}
