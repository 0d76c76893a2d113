import { formatDateTime } from '@saola/i18n'
import type { IdentityState } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Button, Notice, type Tone } from '@saola/ui'
import { minimumAge } from '@saola/validation'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './identity.module.css'

export type IdentityResultProps = {
  identity: IdentityState
  busy: boolean
  takesFocus: boolean
  onLook: () => void
  onAgain: () => void
}

type Shown = Exclude<IdentityState['state'], 'none'>

const tones = {
  waiting: 'info',
  unanswered: 'warn',
  verified: 'good',
  refused: 'bad',
  revoked: 'bad',
} as const satisfies Record<Shown, Tone>

/** How a verification stands: why it was refused, what waits, and the way on. */
export function IdentityResult(props: IdentityResultProps): ReactElement | null {
  const { identity, busy, takesFocus, onLook, onAgain } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const { t } = useTranslation('verification')
  const { state, reason } = identity
  if (state === 'none') return null
  const isRefused = state === 'refused' || state === 'revoked'
  return (
    <div ref={box} className={styles.result} tabIndex={-1}>
      <Notice tone={tones[state]} title={t(`state.${state}`)} live>
        {isRefused ? t(`reason.${reason ?? 'other'}`, { age: minimumAge }) : t(`state.${state}.text`)}
      </Notice>
      <Facts identity={identity} />
      <div className={styles.acts}>
        {state === 'waiting' && (
          <Button busy={busy} onClick={onLook}>
            {t('look')}
          </Button>
        )}
        {(isRefused || state === 'unanswered') && (
          <Button variant="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {state === 'verified' ? (
          <Button variant="primary" asChild>
            <Link to="/wallet">{t('wallet')}</Link>
          </Button>
        ) : (
          <Button variant="ghost" asChild>
            <Link to={paths.service}>{t('support')}</Link>
          </Button>
        )}
      </div>
    </div>
  )
}

function Facts({ identity }: Pick<IdentityResultProps, 'identity'>): ReactElement {
  const { t } = useTranslation('verification')
  const language = useLanguage()
  const { document, askedAt, decidedAt } = identity
  return (
    <dl className={styles.facts}>
      {document !== undefined && (
        <div>
          <dt>{t('document')}</dt>
          <dd translate="no">
            {t('document.of', { kind: t(`kind.${document.kind}`), ending: document.ending })}
          </dd>
        </div>
      )}
      {askedAt !== undefined && (
        <div>
          <dt>{t('asked')}</dt>
          <dd translate="no">{formatDateTime(askedAt, language)}</dd>
        </div>
      )}
      {decidedAt !== undefined && (
        <div>
          <dt>{t('decided')}</dt>
          <dd translate="no">{formatDateTime(decidedAt, language)}</dd>
        </div>
      )}
    </dl>
  )
}
