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
  const [refused, setRefused] = useState<ReturnType<typeof readNumbers>>()
  const handleRead = (): void => {
    const read = readNumbers(text, type)
    const isRefused = read.kind === 'unread' || read.lines.length === 0
    setRefused(isRefused ? read : undefined)
    if (isRefused) return
    setText('')
    onLines(read.lines)
  }
  const unread =
    refused?.kind === 'unread' ? say(i18n, messageKey(refused.key), { piece: refused.piece }) : undefined
  const error = unread ?? (refused && t('pick.paste_empty'))
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
