import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { Icon } from '../icons/icon.tsx'
import { useOpener } from './use-opener.ts'

export type DialogProps = {
  open: boolean
  /** Told `false` by Escape, the backdrop and the close button. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** One sentence under the title, read with it. */
  description?: ReactNode
  /** Actions that stay in reach below a long body. */
  footer?: ReactNode
  /** Widest it gets on a desktop: 24, 32 or 48 rem. */
  size?: 'small' | 'medium' | 'large'
}

/**
 * A modal: a sheet from the bottom on a phone, centred on a desktop; focus stays inside and returns.
 * The panel itself is focused first, so no phone keyboard jumps up; `autoFocus` on a field takes precedence.
 */
export function Dialog({ open, onOpenChange, ...panel }: DialogProps): ReactElement {
  // A scrim of our own: the library's locks scrolling with an inline style sheet, which a strict CSP forbids.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.scrim} data-modal="">
          <DialogPanel {...panel} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function DialogPanel(props: Omit<DialogProps, 'open' | 'onOpenChange'>): ReactElement {
  const { title, closeLabel, children, description, footer, size = 'medium' } = props
  const returnFocus = useOpener()
  return (
    <Radix.Content
      className={classNames(styles.panel, styles[size])}
      onOpenAutoFocus={focusPanel}
      onCloseAutoFocus={returnFocus}
      {...(description ? {} : { 'aria-describedby': undefined })}
    >
      <header className={styles.head}>
        <div>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.text}>{description}</Radix.Description>}
        </div>
        <Radix.Close className={styles.close} aria-label={closeLabel}>
          <Icon name="close" size={20} />
        </Radix.Close>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Radix.Content>
  )
}

function focusPanel(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
