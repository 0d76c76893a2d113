import type { Language } from '@saola/i18n'
import { shortAmount, useLanguage } from '@saola/shell'
import type { RafflePrize } from '@saola/rules'
import type { CSSProperties, ReactElement } from 'react'
import styles from './raffle-art.module.css'
import { turnTo, wheelSegments, type WheelSegment } from './wheel-segments.ts'

const centre = 120
const radius = 90
const turns = 6
const paints = [styles.red, styles.paper, styles.deep, styles.paper] as const

/** The wheel: a segment for each prize, the drawn one under the pointer. */
export function WheelArt({
  prizes,
  place,
}: {
  prizes: readonly RafflePrize[]
  place: number | undefined
}): ReactElement {
  const language = useLanguage()
  const segments = wheelSegments(prizes)
  const drawn = place === undefined ? undefined : segments[place]
  const turn = drawn === undefined ? 0 : turnTo(drawn, turns)
  return (
    <g>
      <circle cx={centre} cy={centre} r="104" className={styles.gold} />
      <circle cx={centre} cy={centre} r="94" className={styles.deep} />
      <g className={styles.wheel} style={{ '--turn': `${turn}deg` } as CSSProperties}>
        {segments.map((segment, index) => (
          <path key={segment.start} d={pieOf(segment)} className={paintOf(index, segments.length)} />
        ))}
        {segments.map(({ start, end }, index) => (
          <text
            key={start}
            x="82"
            y="4"
            className={`${styles.label} ${isPale(index, segments.length) ? styles.onPaper : styles.onRed}`}
            transform={`translate(${centre} ${centre}) rotate(${(start + end) / 2 - 90})`}
          >
            {labelOf(prizes[index]?.amount ?? 0, language)}
          </text>
        ))}
      </g>
      {Array.from({ length: 16 }, (_, dot) => (
        <circle
          key={dot}
          cx={centre}
          cy="21"
          r="3"
          className={styles.bulb}
          transform={`rotate(${dot * 22.5} ${centre} ${centre})`}
        />
      ))}
      <circle cx={centre} cy={centre} r="22" className={styles.gold} />
      <circle cx={centre} cy={centre} r="15" className={styles.red} />
      <path d="M120 33l-11-25q11-7 22 0z" className={styles.pointer} />
    </g>
  )
}

function labelOf(amount: number, language: Language): string {
  return amount === 0 ? '–' : shortAmount(amount, language)
}

/** An odd wheel would have two neighbours of one paint where it closes: its last segment takes the third. */
function paintOf(index: number, count: number): string | undefined {
  return count % 2 === 1 && index === count - 1 ? styles.deep : paints[index % paints.length]
}

function isPale(index: number, count: number): boolean {
  return paintOf(index, count) === styles.paper
}

function pieOf({ start, end }: WheelSegment): string {
  const [from, to] = [pointAt(start), pointAt(end)]
  const isLarge = end - start > 180 ? 1 : 0
  return `M${centre} ${centre}L${from}A${radius} ${radius} 0 ${isLarge} 1 ${to}z`
}

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)]
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}
