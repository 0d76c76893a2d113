import { Field, Icon, IconButton, TextInput } from '@saola/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type SearchBoxProps = { label: string; value: string; onChange: (words: string) => void }

/** Long enough for the next letter, short enough to feel like an answer. */
const pauseMs = 300

/** A field that searches while one types, after each pause; the address may change its words too. */
export function SearchBox({ label, value, onChange }: SearchBoxProps): ReactElement {
  const { t } = useTranslation('shell')
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Somebody else changed it: the back button, or "clear filters".
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  function send(words: string): void {
    setSent(words)
    if (words !== value) onChange(words)
  }
  useEffect(() => {
    const words = typed.trim()
    if (words === sent) return undefined
    const timer = setTimeout(() => send(words), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(typed.trim())
        }}
      >
        <Field label={label}>
          <TextInput
            type="search"
            enterKeyHint="search"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            start={<Icon name="search" size={18} />}
            end={
              typed !== '' && (
                <IconButton
                  icon="close"
                  label={t('act.clear')}
                  onClick={() => {
                    setTyped('')
                    send('')
                  }}
                />
              )
            }
          />
        </Field>
      </form>
    </search>
  )
}
