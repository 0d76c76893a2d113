import { BrandMark } from '@saola/ui'
import type { CSSProperties, ReactElement } from 'react'
import styles from './vip.module.css'

export type VipCrestProps = {
  /** The colour of the level, as the operator chose it; a quiet one below the first. */
  color?: string | undefined
  /** How many stars stand under the mark: the place of the level. */
  stars: number
  className?: string | undefined
}

/** So many stars fit under the mark. */
const mostStars = 5

/** The crest of a level: a shield in the level's colour, the brand's mark, and a star for each level before it. */
export function VipCrest({ color, stars, className = '' }: VipCrestProps): ReactElement {
  const shown = Math.min(stars, mostStars)
  return (
    <span
      className={`${styles.crest} ${className}`}
      style={color === undefined ? undefined : ({ '--level': color } as CSSProperties)}
    >
      <svg viewBox="0 0 96 112" aria-hidden="true" focusable="false">
        <path className={styles.crestEdge} d="M48 2 92 14v44c0 26-18 43-44 52C22 101 4 84 4 58V14Z" />
        <path className={styles.crestFace} d="M48 10 84 20v38c0 21-14 36-36 44C26 94 12 79 12 58V20Z" />
        <path className={styles.crestShine} d="M48 10 84 20v20C66 30 40 34 12 62v-4V20Z" />
        <g className={styles.crestStars}>
          {Array.from({ length: shown }, (_, star) => (
            <path
              key={star}
              transform={`translate(${48 + (star - (shown - 1) / 2) * 11} 86)`}
              d="M0-5 1.5-1.6 5-1.5 2.3.8 3.2 4.4 0 2.4-3.2 4.4-2.3.8-5-1.5-1.5-1.6Z"
            />
          ))}
        </g>
      </svg>
      <BrandMark />
    </span>
  )
}
