import { messageKey, say } from '@saola/i18n'
import { readSlip, type SlipDay, type WrittenLine } from '@saola/rules'
import { Button, Field, TextArea } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './picker.module.css'

export type WriteSlipProps = {
  day: SlipDay
  /** Told the lines of a slip that could be read whole. */
  onLines: (lines: readonly WrittenLine[]) => void
}

/** What each part of a slip looks like. */
const examples = ['lo', 'station', 'chain', 'stake', 'pairs', 'across', 'row', 'orders'] as const

/** A slip as players of the south write it; what cannot be read is named with its place (lottery 74). */
export function WriteSlip({ day, onLines }: WriteSlipProps): ReactElement {
  const { t, i18n } = useTranslation('lottery')
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<ReturnType<typeof readSlip>>()
  const handleRead = (): void => {
    const read = readSlip(text, day)
    const isRefused = read.kind === 'unread' || read.lines.length === 0
    setRefused(isRefused ? read : undefined)
    if (isRefused) return
    setText('')
    onLines(read.lines)
  }
  const unread =
    refused?.kind === 'unread'
      ? t('written.unread', {
          at: refused.at,
          reason: say(i18n, messageKey(refused.key), { piece: refused.piece }),
        })
      : undefined
  const error = unread ?? (refused && t('pick.paste_empty'))
  return (
    <div className={styles.tapped}>
      <Field label={t('written')} hint={t('written.hint')} error={error}>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button onClick={handleRead}>{t('written.add')}</Button>
      </div>
      <details className={styles.help}>
        <summary>{t('written.help')}</summary>
        <dl>
          {examples.map((example) => (
            <div key={example}>
              <dt className="figures">{t(`written.example.${example}`)}</dt>
              <dd>{t(`written.about.${example}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('written.stations', { stations: day.stations.map(({ name }) => name).join(', ') })}</p>
      </details>
    </div>
  )
}
