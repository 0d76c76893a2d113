import { messageKey, say } from '@saola/i18n'
import { readNumbers, type ListedLine } from '@saola/rules'
import { Button, Field, TextArea } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedType } from './offered-types.ts'
import styles from './picker.module.css'

export type PasteNumbersProps = {
  type: OfferedType
  /** Told the lines of a list that could be read. */
  onLines: (lines: readonly ListedLine[]) => void
}

/** A list that was typed or pasted, such as `12 34 56x10`; what cannot be read is named (lottery 23). */
export function PasteNumbers({ type, onLines }: PasteNumbersProps): ReactElement {
  const { t, i18n } = useTranslation('lottery')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const handleRead = (): void => {
    const read = readNumbers(text, type)
    if (read.kind === 'unread') {
      setError(say(i18n, messageKey(read.key), { piece: read.piece }))
      return
    }
    setError(read.lines.length === 0 ? t('pick.paste_empty') : undefined)
    if (read.lines.length === 0) return
    setText('')
    onLines(read.lines)
  }
  return (
    <div className={styles.tapped}>
      <Field label={t('pick.paste')} hint={t('pick.paste_hint')} error={error}>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button onClick={handleRead}>{t('pick.paste_add')}</Button>
      </div>
    </div>
  )
}
