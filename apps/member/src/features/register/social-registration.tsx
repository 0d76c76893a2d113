import { calls } from '@saola/protocol'
import { callQuery, stale, useApp, useSystemStatus } from '@saola/shell'
import { type SocialProvider } from '@saola/sign-in'
import { useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AgentOpened } from './agent-opened.tsx'
import { RegisterForm } from './register-form.tsx'

export type SocialRegistrationProps = {
  provider: SocialProvider
  /** What the provider vouched for. */
  ticket: string
  known: { nickname: string; email: string }
  onDone: () => void
}

/** The short form of somebody whom a provider has sent: no name to choose and no password. */
export function SocialRegistration({
  provider,
  ticket,
  known,
  onDone,
}: SocialRegistrationProps): ReactElement {
  const { t } = useTranslation('session')
  const app = useApp()
  const toast = useToast()
  const status = useSystemStatus()
  const call = calls.system.registerSettings
  const settings = useQuery({
    ...callQuery(app.api, call),
    staleTime: stale.session,
    meta: { call, quiet: true },
  })
  const handleDone = (): void => {
    toast({ tone: 'good', text: t('register.done', { name: app.session.member?.nickname ?? '' }) })
    onDone()
  }
  const [isAgent, setAgent] = useState(false)
  if (isAgent) return <AgentOpened />
  return (
    <RegisterForm
      ways={[provider]}
      rules={settings.data ?? status.info.register}
      ticket={ticket}
      known={known}
      onDone={handleDone}
      onAgent={() => setAgent(true)}
    />
  )
}
