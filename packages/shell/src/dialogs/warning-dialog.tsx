import { AlertDialog, Copyable } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { WarningDialog as Warning } from './dialogs.ts'
import { useText } from '../context/use-text.ts'

export type WarningDialogProps = { warning: Warning; onClose: () => void }

/** A warning to be read and closed; the words are the server's or the catalogue's. */
export function WarningDialog({ warning, onClose }: WarningDialogProps): ReactElement {
  const { t } = useTranslation('shell')
  const { text, title, confirm, reference } = warning
  const say = useText(text, title, confirm)
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title === undefined ? t('notice.warning') : say(title)}
      text={
        <>
          <span>{say(text)}</span>
          {reference !== undefined && (
            <Copyable value={reference} copyLabel={t('reference.copy')} copiedLabel={t('act.copied')}>
              {t('reference', { reference })}
            </Copyable>
          )}
        </>
      }
      confirmLabel={confirm === undefined ? t('act.ok') : say(confirm)}
      onConfirm={onClose}
    />
  )
}
