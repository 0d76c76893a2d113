import type { Looks, MeasuredPair, Tokens } from '@saola/brands/theme'
import { Badge, Card, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import type { Look } from './dress.ts'
import type { Say } from './say.ts'
import styles from './contrast.module.css'

type ContrastProps = {
  pairs: Readonly<Record<keyof Looks, readonly MeasuredPair[]>>
  tokens: Readonly<Record<keyof Looks, Tokens>>
  say: Say
}

/** Whether a pair is not what `pnpm brand check` asks for. */
export function isWeak({ ratio, wanted }: MeasuredPair): boolean {
  return ratio === null || ratio < wanted
}

/** Every pair of colours that meets on a screen, in both looks; those that are too weak are told before it. */
export function Contrast({ pairs, tokens, say }: ContrastProps): ReactElement {
  const rows = pairs.dark.flatMap((dark, index): Record<Look, MeasuredPair>[] => {
    const light = pairs.light[index]
    return light === undefined ? [] : [{ dark, light }]
  })
  return (
    <Card title={say('Độ tương phản', 'Contrast')}>
      {(['dark', 'light'] as const).map((look) => (
        <Weak key={look} look={look} pairs={pairs[look].filter(isWeak)} say={say} />
      ))}
      <table className={styles.pairs}>
        <caption className={styles.caption}>
          {say('Mọi cặp màu gặp nhau trên màn hình', 'Every pair that meets on a screen')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('Cặp màu', 'Pair')}</th>
            <th scope="col">{say('Nền tối', 'Dark')}</th>
            <th scope="col">{say('Nền sáng', 'Light')}</th>
            <th scope="col">{say('Cần', 'Wanted')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ dark, light }) => (
            <tr key={`${dark.front} ${dark.back}`}>
              <th scope="row">
                <code>{dark.front}</code> <code>{dark.back}</code>
              </th>
              <td>
                <Measured pair={dark} tokens={tokens.dark} say={say} />
              </td>
              <td>
                <Measured pair={light} tokens={tokens.light} say={say} />
              </td>
              <td>{dark.wanted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type WeakProps = { look: Look; pairs: readonly MeasuredPair[]; say: Say }

function Weak({ look, pairs, say }: WeakProps): ReactElement | null {
  if (pairs.length === 0) return null
  return (
    <div className={styles.weak}>
      <Notice
        tone="bad"
        title={
          look === 'dark'
            ? say('Quá yếu trên nền tối', 'Too weak in the dark look')
            : say('Quá yếu trên nền sáng', 'Too weak in the light look')
        }
      >
        <ul className="plain-list">
          {pairs.map(({ front, back, ratio, wanted }) => (
            <li key={`${front} ${back}`}>
              {front} / {back}: {ratio === null ? '?' : ratio.toFixed(2)}, {say('cần', 'wanted')} {wanted}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function Measured({ pair, tokens, say }: { pair: MeasuredPair; tokens: Tokens; say: Say }): ReactElement {
  return (
    <span className={styles.measured}>
      <span
        className={styles.sample}
        style={{ color: tokens.get(pair.front), background: tokens.get(pair.back) }}
        aria-hidden="true"
      >
        {/* Rings and edges are no words, and a lower ratio is asked of them. */}
        {pair.wanted < 4 ? <span className={styles.edge} /> : 'Aă'}
      </span>
      {pair.ratio === null ? '?' : pair.ratio.toFixed(2)}
      {isWeak(pair) && <Badge tone="bad">{say('Quá yếu', 'Too weak')}</Badge>}
    </span>
  )
}
