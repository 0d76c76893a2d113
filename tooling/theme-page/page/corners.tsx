import type { Tokens } from '@saola/brands/theme'
import { Card } from '@saola/ui'
import { useId, type ReactElement } from 'react'
import type { Say } from './say.ts'
import styles from './tokens.module.css'
import { corners } from './tokens-shown.ts'

type CornersProps = { tokens: Tokens; say: Say; onSet: (name: string, value: string) => void }

/** How round corners are, in both looks. */
export function Corners({ tokens, say, onSet }: CornersProps): ReactElement {
  const id = useId()
  return (
    <Card title={say('Góc bo', 'Corners')}>
      <ul className="plain-list">
        {corners.map(([name, vi, en, most]) => (
          <li key={name} className={styles.corner}>
            <label className={styles.name} htmlFor={`${id}${name}`}>
              {say(vi, en)}
              <code>{name}</code>
            </label>
            <input
              className={styles.range}
              id={`${id}${name}`}
              type="range"
              min={0}
              max={most}
              value={Number.parseFloat(tokens.get(name) ?? '0')}
              aria-valuetext={tokens.get(name)}
              onChange={({ target }) => onSet(name, `${target.value}px`)}
            />
            <output htmlFor={`${id}${name}`}>{tokens.get(name)}</output>
          </li>
        ))}
      </ul>
    </Card>
  )
}
