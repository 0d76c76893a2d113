import type { ReactElement } from 'react'

export type HornMarkProps = {
  /** Edge in px, 32 by default. */
  size?: number
}

/** Two tapered, parallel strokes in the colour of the text: Saola's quiet sign, not a brand's logo. */
export function HornMark({ size = 32 }: HornMarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M9.2 29.5C7.6 20 9.2 10.5 15.2 2.5 12.2 11 11.8 20 13.2 29.5Q11.2 30.4 9.2 29.5Z" />
      <path d="M18.2 29.5C16.6 20 18.2 10.5 24.2 2.5 21.2 11 20.8 20 22.2 29.5Q20.2 30.4 18.2 29.5Z" />
    </svg>
  )
}
