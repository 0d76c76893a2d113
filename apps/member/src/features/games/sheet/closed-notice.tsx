import { formatDateTime } from '@saola/i18n'
import { openDialog, useApp, useLanguage } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import type { ClosedReason } from './why-closed.ts'

export type ClosedNoticeProps = {
  reason: ClosedReason
  title: GameTitle
  /** When its maintenance ends; undefined while nobody has said. */
  opensAt: number | undefined
}

/** Why a title does not start, and until when (games 19). */
export function ClosedNotice({ reason, title, opensAt }: ClosedNoticeProps): ReactElement {
  const { t } = useTranslation('games')
  const { dialogs } = useApp()
  const language = useLanguage()
  if (reason === 'account') {
    return (
      <Notice
        title={t('real_account_needed')}
        action={
          <Button size="small" onClick={() => openDialog(dialogs, 'register')}>
            {t('launch.register')}
          </Button>
        }
      >
        {t(title.demo ? 'sheet.trial_demo' : 'sheet.trial')}
      </Notice>
    )
  }
  const when = opensAt === undefined ? undefined : formatDateTime(opensAt, language)
  return (
    <Notice tone="warn" title={t(reason === 'maintenance' ? 'under_maintenance' : 'coming_soon')}>
      {when === undefined ? t('sheet.no_date') : t('sheet.opens', { when })}
    </Notice>
  )
}
