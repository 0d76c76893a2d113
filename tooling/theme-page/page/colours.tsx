import {
  parseOklch,
  readColour,
  toHex,
  writeOklch,
  type ColourToken,
  type Looks,
  type Tokens,
} from '@saola/brands/theme'
import { Card, ChoiceChips, TextInput } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import type { Look } from './dress.ts'
import type { Say } from './say.ts'
import styles from './tokens.module.css'
import { colourGroups } from './tokens-shown.ts'

type ColoursProps = {
  tokens: Readonly<Record<keyof Looks, Tokens>>
  say: Say
  onSet: (look: Look, name: ColourToken, value: string) => void
}

/** Every colour of one look, picked or typed. */
export function Colours({ tokens, say, onSet }: ColoursProps): ReactElement {
  const [look, setLook] = useState<Look>('dark')
  return (
    <Card title={say('Màu', 'Colours')}>
      <ChoiceChips
        legend={say('Sửa màu của', 'Change the colours of')}
        value={look}
        onValueChange={setLook}
        choices={[
          { value: 'dark', label: say('Nền tối', 'Dark') },
          { value: 'light', label: say('Nền sáng', 'Light') },
        ]}
      />
      {colourGroups.map((group) => (
        <section key={group.name(say)}>
          <h3 className={styles.group}>{group.name(say)}</h3>
          <ul className="plain-list">
            {group.tokens.map(([name, vi, en]) => (
              <Colour
                key={`${look} ${name}`}
                name={name}
                label={say(vi, en)}
                value={tokens[look].get(name) ?? ''}
                say={say}
                onSet={(value) => onSet(look, name, value)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

type ColourProps = { name: string; label: string; value: string; say: Say; onSet: (value: string) => void }

function Colour({ name, label, value, say, onSet }: ColourProps): ReactElement {
  /** What is being typed, as long as it is no colour yet. */
  const [typed, setTyped] = useState<string>()
  const colour = parseOklch(value)
  const handleType = (text: string): void => {
    const isColour = parseOklch(text) !== null
    setTyped(isColour ? undefined : text)
    if (isColour) onSet(text)
  }
  const handlePick = (digits: string): void => {
    const picked = readColour(digits)
    if (picked === undefined) return
    setTyped(undefined)
    onSet(writeOklch(picked))
  }
  const problem = `problem${name}`
  return (
    <li className={styles.row}>
      <input
        className={styles.swatch}
        type="color"
        aria-label={`${label}, ${name}`}
        value={colour ? toHex(colour) : '#000000'}
        onChange={({ target }) => handlePick(target.value)}
      />
      <span className={styles.name}>
        {label}
        <code>{name}</code>
      </span>
      <TextInput
        className={styles.value}
        aria-label={say(`Giá trị của ${name}`, `Value of ${name}`)}
        aria-invalid={typed !== undefined || undefined}
        aria-describedby={typed === undefined ? undefined : problem}
        spellCheck={false}
        value={typed ?? value}
        onChange={({ target }) => handleType(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {typed !== undefined && (
        <p className={styles.problem} id={problem} role="alert">
          {say('Viết như oklch(0.5 0.1 30)', 'Written as oklch(0.5 0.1 30)')}
        </p>
      )}
    </li>
  )
}
