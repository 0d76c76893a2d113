import type { Withdrawal } from '@saola/protocol'
import { useOffline } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField, type Picture } from '#shared/picture-field.tsx'
import { useProofUpload } from './use-proof-upload.ts'
import styles from './withdrawal.module.css'

/** Up to three pictures of what did not arrive: chosen, looked at, sent one by one. */
export function Proofs({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const offline = useOffline()
  const [picture, setPicture] = useState<Picture>()
  const count = useRef<HTMLParagraphElement>(null)
  const { send, stop, busy, progress, problem } = useProofUpload(withdrawal.withdrawalId, () => {
    setPicture(undefined)
    // The button that was pressed goes with the picture.
    count.current?.focus()
  })
  return (
    <>
      <PictureField
        label={t('wallet:confirm.proof')}
        picture={picture}
        onPicture={(next) => {
          if (busy) stop()
          setPicture(next)
        }}
      />
      {busy && (
        <progress
          className={styles.progress}
          aria-label={t('wallet:withdraw.sending_proof')}
          {...(progress !== undefined && { value: progress })}
        />
      )}
      {problem !== undefined && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {picture !== undefined && (
        <div className={styles.acts}>
          <Button busy={busy} disabled={offline} onClick={() => send(picture.base64)}>
            {problem === undefined ? t('wallet:withdraw.send_proof') : t('shell:act.retry')}
          </Button>
          {busy && (
            <Button variant="ghost" onClick={stop}>
              {t('wallet:withdraw.stop_proof')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.quiet} aria-live="polite" tabIndex={-1} ref={count}>
        {t('wallet:withdraw.proofs', { count: withdrawal.proofs })}
      </p>
    </>
  )
}
