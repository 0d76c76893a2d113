import { AlertDialog } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfirmDialog as Question } from './dialogs.ts'
import { useText } from '../context/use-text.ts'

export type ConfirmDialogProps = { question: Question; onAnswer: (yes: boolean) => void }

/** A question with two answers. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps): ReactElement {
  const { t } = useTranslation('shell')
  const { title, text, confirm, cancel, danger = false } = question
  const say = useText(title, text, confirm, cancel)
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={say(title)}
      text={text === undefined ? '' : say(text)}
      confirmLabel={say(confirm)}
      cancelLabel={cancel === undefined ? t('act.cancel') : say(cancel)}
      tone={danger ? 'danger' : 'plain'}
      onConfirm={() => onAnswer(true)}
    />
  )
}
