import { useId, type ReactElement } from 'react'
import { PrizeLabel } from './prize-label.tsx'
import styles from './raffle-art.module.css'

const egg = 'M120 44c42 0 66 62 66 98c0 44-30 68-66 68s-66-24-66-68c0-36 24-98 66-98z'
const crack = 'L204 128L182 146L162 122L140 148L118 122L96 148L76 122L56 146L36 128'

/** A golden egg on a stand with a hammer; struck, its upper half comes off. */
export function EggArt({ amount }: { amount: number | undefined }): ReactElement {
  const name = useId()
  const [upper, lower] = [`${name}upper`, `${name}lower`]
  return (
    <g>
      <clipPath id={upper} transform="translate(0 1.5)">
        <path d={`M36 0H204${crack}z`} />
      </clipPath>
      <clipPath id={lower}>
        <path d={`M204 240${crack}L36 240z`} />
      </clipPath>
      <g className={styles.shaken}>
        <g className={styles.rays}>
          {Array.from({ length: 12 }, (_, ray) => (
            <path key={ray} d="M117 132L120 20L123 132z" transform={`rotate(${ray * 30} 120 132)`} />
          ))}
        </g>
        <g clipPath={`url(#${lower})`}>
          <path d={egg} className={styles.gold} />
          <path d="M70 168q22 34 62 32" className={styles.gloss} />
        </g>
        <g className={styles.lid}>
          <g clipPath={`url(#${upper})`}>
            <path d={egg} className={styles.gold} />
            <path d="M84 112q8-38 30-50" className={styles.gloss} />
            {[0, 72, 144, 216, 288].map((turn) => (
              <circle
                key={turn}
                cx="120"
                cy="88"
                r="7"
                className={styles.red}
                transform={`rotate(${turn} 120 99)`}
              />
            ))}
            <circle cx="120" cy="99" r="4" className={styles.paper} />
          </g>
        </g>
        <path
          d={`M36 128${crack
            .split('L')
            .reverse()
            .slice(1, -1)
            .map((point) => `L${point}`)
            .join('')}`}
          className={styles.crack}
        />
        <path d="M66 198q54 34 108 0l-10 22q-44 10-88 0z" className={styles.red} />
        <path d="M70 204q50 28 100 0" className={styles.goldLine} />
        <g className={styles.risen}>
          <PrizeLabel amount={amount} y={112} />
        </g>
      </g>
      <g className={styles.hammer}>
        <path d="M196 66l34 62" className={styles.handle} />
        <path d="M176 62l34-20l12 20l-34 20z" className={styles.paper} />
        <path d="M176 62l8-5l12 20l-8 5z" className={styles.red} />
      </g>
    </g>
  )
}
