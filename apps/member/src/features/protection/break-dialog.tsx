import { formatDateTime } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { breakOf, type BreakLength } from '@saola/rules'
import { useText, useLanguage } from '@saola/shell'
import { Button, Dialog, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Effects } from './effects.tsx'
import styles from './protection.module.css'
import { useProtectionChange } from './use-protection-change.ts'

export type BreakDialogProps = { length: BreakLength; now: number; onClose: () => void }

/** The last question before a break: until when, and what that means. */
export function BreakDialog({ length, now, onClose }: BreakDialogProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  const language = useLanguage()
  const take = useProtectionChange(calls.protection.takeBreak, {
    said: () => t('protection:break.done'),
    onDone: onClose,
  })
  const sayRefusal = useText(take.refused)
  const until = formatDateTime(breakOf(length, now).until ?? now, language)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('protection:break.confirm.title', { until })}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <div className={styles.form}>
        <Effects />
        {take.refused && (
          <Notice tone="bad" live>
            {sayRefusal(take.refused)}
          </Notice>
        )}
        <Button variant="primary" wide busy={take.busy} onClick={() => take.run({ length })}>
          {t('protection:break.confirm')}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t('shell:act.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
