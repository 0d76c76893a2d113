import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import styles from './copyable.module.css'
import { IconButton } from '../form/icon-button.tsx'

export type CopyableProps = {
  /** What goes to the clipboard. */
  value: string
  copyLabel: string
  /** Said and shown for two seconds after copying. */
  copiedLabel: string
  /** What is shown, the value itself by default. */
  children?: ReactNode
  /** Told when the browser refuses; the value stays selectable. */
  onRefused?: () => void
}

const confirmedForMs = 2000

/** A value to take along: an account number, a code, a reference. */
export function Copyable(props: CopyableProps): ReactElement {
  const { value, copyLabel, copiedLabel, children = value, onRefused } = props
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmedForMs)
    return () => clearTimeout(timer)
  }, [copied])
  const handleCopy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => onRefused?.(),
    )
  }
  return (
    <span className={styles.copyable}>
      <span className={styles.value}>{children}</span>
      <IconButton
        className={copied ? styles.copied : undefined}
        icon={copied ? 'check' : 'copy'}
        label={copied ? copiedLabel : copyLabel}
        onClick={handleCopy}
      />
      <output className="visually-hidden">{copied ? copiedLabel : ''}</output>
    </span>
  )
}
