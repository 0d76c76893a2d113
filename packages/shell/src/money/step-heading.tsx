import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import styles from './step-heading.module.css'

export type StepHeadingProps = {
  /** Which step this is; another one moves the focus here. */
  step: string
  /** 1 by default; 2 below the title of a page, 3 inside of a dialog. */
  level?: 1 | 2 | 3
  children: ReactNode
}

/** The heading of a step. Each next step begins here for the keyboard, and is said to screen readers. */
export function StepHeading({ step, level = 1, children }: StepHeadingProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  const Heading = `h${level}` as const
  return (
    <Heading className={level === 1 ? styles.page : styles.inside} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  )
}
