import { Button, Icon } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
import { readRefusal } from '../forms/refusal.ts'
import { RefusedNotice } from '../forms/refused-notice.tsx'
import { loadPasskeys } from './passkeys.ts'

export type PasskeyProofButtonProps = {
  /** A sign-in that waits for its second proof; left out by who is signed in. */
  challenge?: string
  /** Hears the code, which proves one act. */
  onProof: (code: string) => void
}

/** Proves an act by a passkey in the place of a code (session 46). */
export function PasskeyProofButton({ challenge, onProof }: PasskeyProofButtonProps): ReactElement {
  const { t } = useTranslation('system')
  const { api, clock } = useApp()
  const ask = useMutation({
    mutationFn: async () => (await loadPasskeys()).askPasskeyProof(api, challenge),
    meta: { quiet: true },
    onSuccess: onProof,
  })
  return (
    <>
      <RefusedNotice refused={ask.error === null ? undefined : readRefusal(ask.error, clock.now())} />
      <Button wide busy={ask.isPending} icon={<Icon name="key" size={20} />} onClick={() => ask.mutate()}>
        {t('passkey.use')}
      </Button>
    </>
  )
}
