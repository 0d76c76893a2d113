import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { copyText } from './copy-text.ts'
import { HeldText } from './held-text.tsx'
import styles from './copyable.module.css'
import { PictureButton } from '../icons/picture-button.tsx'
import { Sign } from '../icons/sign.tsx'

export type CopyableProps = {
  /** What goes to the clipboard. */
  value: string
  copyLabel: string
  /** Said and shown for two seconds after copying. */
  copiedLabel: string
  /** What is shown, the value itself by default. */
  children?: ReactNode
}

const confirmedForMs = 2000

/** A value to take along: an account number, a code, a reference. What no way copies is shown selected. */
export function Copyable(props: CopyableProps): ReactElement {
  const { value, copyLabel, copiedLabel, children = value } = props
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmedForMs)
    return () => clearTimeout(timer)
  }, [copied])
  const handleCopy = () => {
    void copyText(value).then((done) => {
      setCopied(done)
      setRefused(!done)
    })
  }
  return (
    <>
      <span className={styles.copyable}>
        <span className={styles.value}>{children}</span>
        <PictureButton
          className={copied ? styles.copied : undefined}
          picture={<Sign name={copied ? 'check' : 'copy'} size={22} />}
          label={copied ? copiedLabel : copyLabel}
          onClick={handleCopy}
        />
        <output className="visually-hidden">{copied ? copiedLabel : ''}</output>
      </span>
      {refused && (
        <span role="alert">
          <HeldText text={value} />
        </span>
      )}
    </>
  )
}
