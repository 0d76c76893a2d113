import { formatDate } from '@saola/i18n'
import type { SecurityState } from '@saola/protocol'
import { Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { languageInUse, useApp, useHasCalls, usePreferences } from '@saola/shell'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { CodeProofDialog } from './code-proof-dialog.tsx'
import { SecurityLine } from './security-line.tsx'

/** With fewer codes than this a member is told to make new ones. */
const fewCodes = 3

export type AuthenticatorLinesProps = {
  state: Pick<SecurityState, 'authenticator' | 'passkeys' | 'recoveryCodesLeft'>
}

/** The authenticator app and the recovery codes: how they stand, and the dialogs that change them. */
export function AuthenticatorLines({ state }: AuthenticatorLinesProps): ReactElement {
  const { t } = useTranslation('security')
  const { brand } = useApp()
  const language = languageInUse(usePreferences(), brand)
  const [open, setOpen] = useState<'start' | 'remove' | 'renew'>()
  const { isSet, changedAt } = state.authenticator
  const left = state.recoveryCodesLeft
  const isGuarded = isSet || (state.passkeys ?? []).length > 0
  const canStart = useHasCalls('member.startAuthenticator', 'member.confirmAuthenticator')
  const canRemove = useHasCalls('member.removeAuthenticator')
  const canRenew = useHasCalls('member.newRecoveryCodes')
  const close = (): void => setOpen(undefined)
  const act = (words: string, part: string, next: 'start' | 'remove' | 'renew'): ReactElement => (
    <Button size="small" aria-label={t('action.label', { act: words, part })} onClick={() => setOpen(next)}>
      {words}
    </Button>
  )
  return (
    <>
      <SecurityLine
        icon="shield"
        title={t('authenticator.title')}
        note={
          changedAt === undefined
            ? t('authenticator.note')
            : t('set_on', { date: formatDate(changedAt, language) })
        }
        state={isSet ? { tone: 'good', words: t('on') } : { tone: 'warn', words: t('missing') }}
      >
        {isSet && canRemove && act(t('turn_off'), t('authenticator.title'), 'remove')}
        {!isSet && canStart && act(t('turn_on'), t('authenticator.title'), 'start')}
      </SecurityLine>
      <SecurityLine
        icon="statement"
        title={t('recovery.title')}
        note={isGuarded ? undefined : t('recovery.off')}
        {...(isGuarded && {
          state: {
            tone: left < fewCodes ? ('warn' as const) : ('good' as const),
            words: left === 0 ? t('recovery.none') : t('recovery.left', { count: left }),
          },
        })}
      >
        {isGuarded && canRenew && act(t('recovery.renew'), t('recovery.title'), 'renew')}
      </SecurityLine>
      {open === 'start' && <AuthenticatorDialog onClose={close} />}
      {(open === 'remove' || open === 'renew') && <CodeProofDialog act={open} onClose={close} />}
    </>
  )
}
