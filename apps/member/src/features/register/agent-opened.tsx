import { EmptyState } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Says to who registered by an agent's link for agents where they go on: this site is for members. */
export function AgentOpened(): ReactElement {
  const { t } = useTranslation('session')
  return <EmptyState title={t('register.agent_open')}>{t('register.agent_open_hint')}</EmptyState>
}
