import { encodeQR } from 'qr'
import { useMemo, type ReactElement } from 'react'
import styles from './qr-code.module.css'

export type QrCodeProps = {
  /** What a camera reads: an address or a payment text. */
  text: string
  /** What a screen reader says. */
  label: string
  /** Edge in px, 192 by default. */
  size?: number
}

/** Modules of quiet zone that readers need around a code (ISO/IEC 18004). */
const quietZone = 4

/** A QR code as one SVG path, always dark on light so that every camera reads it. */
export function QrCode({ text, label, size = 192 }: QrCodeProps): ReactElement {
  const { edge, path } = useMemo(() => drawModules(text), [text])
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

function drawModules(text: string): { edge: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { edge: rows.length, path }
}
