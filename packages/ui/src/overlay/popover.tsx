import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

export type PopoverProps = {
  /** The one button that opens it. */
  trigger: ReactElement
  /** Names the panel for screen readers. */
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A small panel beside its button, closed by Escape or a press elsewhere. */
export function Popover({ trigger, label, children, align = 'center' }: PopoverProps): ReactElement {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
