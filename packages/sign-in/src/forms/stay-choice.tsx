import { useApp } from '@saola/shell'
import { Checkbox } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignIn } from './use-sign-in.ts'

/** Whether this browser stays signed in; the agent portal, where other people's money moves, does not offer it. */
export function StayChoice({
  attempt,
}: {
  attempt: Pick<SignIn, 'stays' | 'setStays'>
}): ReactElement | null {
  const { t } = useTranslation('session')
  const { site } = useApp()
  if (site !== 'member') return null
  return (
    <Checkbox checked={attempt.stays} onChange={(event) => attempt.setStays(event.target.checked)}>
      {t('stay')}
    </Checkbox>
  )
}
