import { useMemo, type ReactElement } from 'react'
import { qrAddress } from './qr-drawing.ts'
import styles from './qr-code.module.css'

export type QrCodeProps = {
  /** What a camera reads: an address or a payment text. */
  text: string
  /** What a screen reader says. */
  label: string
  /** Edge in px, 192 by default. */
  size?: number
}

/** A QR code as a picture that a long press saves, always dark on light so that every camera reads it. */
export function QrCode({ text, label, size = 192 }: QrCodeProps): ReactElement {
  const address = useMemo(() => qrAddress(text), [text])
  return <img className={styles.code} src={address} width={size} height={size} alt={label} />
}
