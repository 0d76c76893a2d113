import { useApp, useHasCalls } from '@saola/shell'
import { Checkbox } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignIn } from './use-sign-in.ts'

/** Whether this browser stays signed in; the agent portal, where other people's money moves, does not offer it, nor can a gateway without stays (session 54). */
export function StayChoice({
  attempt,
}: {
  attempt: Pick<SignIn, 'stays' | 'setStays'>
}): ReactElement | null {
  const { t } = useTranslation('session')
  const { site } = useApp()
  const hasStays = useHasCalls('session.stay', 'session.resume')
  if (site !== 'member' || !hasStays) return null
  return (
    <Checkbox checked={attempt.stays} onChange={(event) => attempt.setStays(event.target.checked)}>
      {t('stay')}
    </Checkbox>
  )
}
