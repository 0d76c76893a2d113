import type { Tokens } from '@saola/brands/theme'
import { Card, Field, TextInput } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import type { Say } from './say.ts'
import styles from './tokens.module.css'
import { faces } from './tokens-shown.ts'

type FacesProps = { tokens: Tokens; say: Say; onSet: (name: string, value: string) => void }

/** The typefaces, in both looks: names in the order in which a browser looks for them. */
export function Faces({ tokens, say, onSet }: FacesProps): ReactElement {
  return (
    <Card title={say('Kiểu chữ', 'Typefaces')}>
      <div className={styles.faces}>
        {faces.map(([name, vi, en]) => (
          <Face
            key={name}
            label={say(vi, en)}
            name={name}
            value={tokens.get(name) ?? ''}
            say={say}
            onSet={onSet}
          />
        ))}
      </div>
    </Card>
  )
}

type FaceProps = { label: string; name: string; value: string; say: Say; onSet: FacesProps['onSet'] }

function Face({ label, name, value, say, onSet }: FaceProps): ReactElement {
  /** What is being typed, as long as a browser would not take it. */
  const [typed, setTyped] = useState<string>()
  const onOneLine = value.replaceAll(/\s+/g, ' ')
  const handleType = (text: string): void => {
    const isFont = !/[;{}]/.test(text) && CSS.supports('font-family', text)
    setTyped(isFont ? undefined : text)
    if (isFont) onSet(name, text)
  }
  return (
    <Field
      label={
        <>
          {label} <code>{name}</code>
        </>
      }
      error={
        typed !== undefined && say('Trình duyệt không đọc được danh sách này', 'No browser reads this list')
      }
    >
      <TextInput
        spellCheck={false}
        value={typed ?? onOneLine}
        onChange={({ target }) => handleType(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
