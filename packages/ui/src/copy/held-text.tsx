import { useContext, useEffect, useRef, type ReactElement } from 'react'
import { CopyHint } from './copy-hint.ts'
import styles from './copyable.module.css'

/** A text that could not be copied, selected, for a finger that presses and holds. */
export function HeldText({ text }: { text: string }): ReactElement {
  const hint = useContext(CopyHint)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.select(), [])
  return (
    <label className={styles.held}>
      {hint}
      <textarea ref={area} readOnly rows={Math.min(8, text.split('\n').length)} value={text} />
    </label>
  )
}
