import type { ReactElement } from 'react'
import { Strokes } from './strokes.tsx'

/** What messages are drawn with; the paths of all other icons come with the first page that has one. */
export const signPaths = {
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4.5 12.5l5 5L19.5 7',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.7h.01',
  copy: 'M9 9h10.5v11.5H9zM15 9V4.5H4.5V16H9',
} as const

/** The name of such an icon. */
export type SignName = keyof typeof signPaths

export type SignProps = {
  name: SignName
  /** Edge in px, 24 by default. */
  size?: number
}

/** The icon of a message, as decoration. */
export function Sign({ name, size }: SignProps): ReactElement {
  return <Strokes path={signPaths[name]} size={size} />
}
