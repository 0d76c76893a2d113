import { isAgentType } from '@saola/rules'
import { Badge } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Agent or member, in a word. */
export function TypeBadge({ type }: { type: number }): ReactElement {
  const { t } = useTranslation('member')
  return isAgentType(type) ? <Badge tone="value">{t('type.agent')}</Badge> : <Badge>{t('type.member')}</Badge>
}

type StatusBadgeProps = {
  activeFlag: number
  /** On a break or excluded by their own wish; which and until when is theirs to know. */
  isPaused?: boolean | undefined
}

/** Whether an account may be used: 1 is fine, 7 deleted, all else disabled (wire's `activeFlag`). */
export function StatusBadge({ activeFlag, isPaused }: StatusBadgeProps): ReactElement {
  const { t } = useTranslation('team')
  if (isPaused && activeFlag === 1) return <Badge tone="warn">{t('list.status.paused')}</Badge>
  if (activeFlag === 1) return <Badge tone="good">{t('list.status.active')}</Badge>
  if (activeFlag === 7) return <Badge tone="bad">{t('list.status.deleted')}</Badge>
  return <Badge tone="warn">{t('list.status.disabled')}</Badge>
}
