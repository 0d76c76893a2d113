import { formatDateTime, formatMoney } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { usePauseWords } from '#shared/protection/pause-banner.tsx'
import type { OwnStop } from './own-stop.ts'

/** That the member's own break or limit keeps the title closed, until when, and the way to it. */
export function OwnStopNotice({ stop }: { stop: OwnStop }): ReactElement {
  const { t } = useTranslation('protection')
  const paused = usePauseWords(stop.kind === 'pause' ? stop.pause : undefined)
  const limited = useLimitWords(stop)
  return (
    <Notice
      title={stop.kind === 'pause' ? t('pause.title') : t('notice.title')}
      action={
        <Button asChild size="small">
          <Link to={paths.protection}>{t('strip.open')}</Link>
        </Button>
      }
    >
      {paused ?? limited}
    </Notice>
  )
}

function useLimitWords(stop: OwnStop): string | undefined {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  if (stop.kind === 'pause') return undefined
  const { kind, left, amount, resetsAt } = stop.limit
  return t(kind === 'loss' ? 'over.loss' : 'over.wager', {
    leftAmount: formatMoney(left, language),
    limitAmount: formatMoney(amount, language),
    resetsAt: formatDateTime(resetsAt, language),
  })
}
