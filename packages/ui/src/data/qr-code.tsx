import { useMemo, type ReactElement } from 'react'
import { drawQr } from './qr-drawing.ts'
import styles from './qr-code.module.css'

export type QrCodeProps = {
  /** What a camera reads: an address or a payment text. */
  text: string
  /** What a screen reader says. */
  label: string
  /** Edge in px, 192 by default. */
  size?: number
}

/** A QR code as one SVG path, always dark on light so that every camera reads it. */
export function QrCode({ text, label, size = 192 }: QrCodeProps): ReactElement {
  const { edge, path } = useMemo(() => drawQr(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${edge} ${edge}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
