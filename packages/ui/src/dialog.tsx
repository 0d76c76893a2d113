import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

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

/** A modal: a sheet from the bottom on a phone, centred on a desktop; focus stays inside and returns. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onOpenChange, title, closeLabel, children, description, footer, size = 'medium' } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={classNames(styles.panel, styles[size])}
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
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
