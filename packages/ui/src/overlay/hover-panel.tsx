import { Popover as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import styles from './popover.module.css'

export type HoverPanelProps = {
  /** The one button or link it belongs to; keeps its own act. */
  trigger: ReactElement
  /** Names the panel for screen readers. */
  label: string
  children: ReactNode
}

/** Long enough to cross the gap between trigger and panel (WCAG 1.4.13). */
const closesAfterMs = 180

/** A panel that shows itself on hover and on focus, can be hovered, and goes with Escape; a QR code, for one. */
export function HoverPanel({ trigger, label, children }: HoverPanelProps): ReactElement {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), closesAfterMs)
  }
  // A finger has no hover: its tap is the trigger's own act, and focus follows it.
  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show()
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Anchor
        asChild
        onPointerEnter={handleEnter}
        onPointerLeave={hideSoon}
        onFocus={show}
        onBlur={hideSoon}
      >
        {trigger}
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          onPointerEnter={show}
          onPointerLeave={hideSoon}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The focus that opened it is outside of it; only blur closes.
          onFocusOutside={(event) => event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
