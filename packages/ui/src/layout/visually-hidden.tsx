import type { ReactElement, ReactNode } from 'react'

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className="visually-hidden">{children}</span>
}
