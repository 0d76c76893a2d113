import { formatDate } from '@saola/i18n'
import type { Passkey, SecurityState } from '@saola/protocol'
import { mostPasskeys, passkeyHost } from '@saola/rules'
import { languageInUse, passkeysWorkHere, useApp, useHasCalls, usePreferences } from '@saola/shell'
import { Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityLine } from '../security/security-line.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

export type PasskeyLinesProps = { state: Pick<SecurityState, 'passkeys'> }

/** The passkeys of the account, each with its removal, and the way to a further one (member 21). */
export function PasskeyLines({ state }: PasskeyLinesProps): ReactElement | null {
  const { t } = useTranslation('security')
  const { brand } = useApp()
  const language = languageInUse(usePreferences(), brand)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const canAdd = useHasCalls('member.startPasskey', 'member.confirmPasskey')
  const canRemove = useHasCalls('member.removePasskey')
  const { passkeys } = state
  // A gateway that knows none leaves them out.
  if (passkeys === undefined) return null
  const isSet = passkeys.length > 0
  const works = passkeysWorkHere()
  const why = passkeyHost(location.origin) === undefined ? t('passkey.no_host') : t('passkey.unsupported')
  return (
    <>
      <SecurityLine
        icon="key"
        title={t('passkey.title')}
        note={works ? t('passkey.note') : why}
        state={isSet ? { tone: 'good', words: t('on') } : { tone: 'plain', words: t('missing') }}
      >
        {works && canAdd && passkeys.length < mostPasskeys && (
          <Button
            size="small"
            aria-label={t('action.label', { act: t('add'), part: t('passkey.title') })}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </SecurityLine>
      {passkeys.map((each) => (
        <SecurityLine
          key={each.passkeyId}
          icon="key"
          title={each.name}
          note={
            <>
              {t('passkey.works_at', { host: each.host })}
              <br />
              {each.usedAt === undefined
                ? t('passkey.since', { date: formatDate(each.addedAt, language) })
                : t('passkey.used_on', { date: formatDate(each.usedAt, language) })}
            </>
          }
        >
          {canRemove && (
            <Button
              size="small"
              aria-label={t('action.label', { act: t('passkey.remove'), part: each.name })}
              onClick={() => setLeaving(each)}
            >
              {t('passkey.remove')}
            </Button>
          )}
        </SecurityLine>
      ))}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {leaving && <RemovePasskeyDialog passkey={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
