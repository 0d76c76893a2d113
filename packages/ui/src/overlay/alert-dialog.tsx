import { AlertDialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './alert-dialog.module.css'
import { Button } from '../form/button.tsx'
import { classNames } from '../class-names.ts'
import dialog from './dialog.module.css'
import { useOpener } from './use-opener.ts'

export type AlertDialogProps = {
  open: boolean
  /** Told `false` after either answer and by Escape; the backdrop does not answer. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What happened or will happen, in a sentence or two. */
  text: ReactNode
  confirmLabel: string
  onConfirm: () => void
  /** Without it there is nothing to choose, only to acknowledge. */
  cancelLabel?: string
  /** `danger` for acts that cannot be taken back. */
  tone?: 'plain' | 'danger'
}

/** A question or warning that must be answered before anything else; the safest answer is focused first. */
export function AlertDialog({ open, onOpenChange, ...panel }: AlertDialogProps): ReactElement {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={dialog.scrim} data-modal="">
          <AlertPanel {...panel} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function AlertPanel(props: Omit<AlertDialogProps, 'open' | 'onOpenChange'>): ReactElement {
  const { title, text, confirmLabel, onConfirm, cancelLabel, tone = 'plain' } = props
  const returnFocus = useOpener()
  return (
    <Radix.Content
      className={classNames(dialog.panel, dialog.small)}
      onOpenAutoFocus={focusFirstButton}
      onCloseAutoFocus={returnFocus}
    >
      <div className={styles.words}>
        <Radix.Title className={dialog.title}>{title}</Radix.Title>
        <Radix.Description className={styles.text}>{text}</Radix.Description>
      </div>
      <footer className={dialog.foot}>
        {cancelLabel && (
          <Radix.Cancel asChild>
            <Button variant="ghost">{cancelLabel}</Button>
          </Radix.Cancel>
        )}
        <Radix.Action asChild>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Radix.Action>
      </footer>
    </Radix.Content>
  )
}

// The library focuses the cancel button only, and nothing where there is none.
function focusFirstButton(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector('button')?.focus()
}
