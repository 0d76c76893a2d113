import { classNames } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './goods-art.module.css'

/** One shape of a drawing: what it is filled with, and its outline. */
type Shape = readonly [paint: 'gold' | 'red' | 'ink' | 'pale' | 'dark' | 'line', path: string]

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const box = (x: number, y: number, width: number, height: number, r = 4): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}` +
  `q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

/** The drawings that the site has, by their names; `reward.art` of the gateway chooses one. */
const drawings: Readonly<Record<string, readonly Shape[]>> = {
  'phone-card': [
    ['dark', box(30, 10, 40, 70, 7)],
    ['pale', box(34, 17, 32, 54, 3)],
    ['red', box(46, 34, 50, 32, 5)],
    ['gold', box(52, 41, 12, 9, 2)],
    ['line', 'M52 58h20M76 58h14'],
    ['ink', circle(86, 45, 4)],
  ],
  earphones: [
    ['pale', box(32, 48, 56, 30, 15)],
    ['dark', 'M32 62h56'],
    ['gold', circle(60, 66, 3)],
    ['ink', 'M44 16q12 0 12 12q0 9-7 11v14h-6V30q-11-1-11-8q0-6 12-6z'],
    ['ink', 'M76 16q-12 0-12 12q0 9 7 11v14h6V30q11-1 11-8q0-6-12-6z'],
    ['red', circle(46, 24, 4)],
    ['red', circle(74, 24, 4)],
  ],
  powerbank: [
    ['dark', box(38, 10, 44, 70, 8)],
    ['ink', box(42, 14, 36, 62, 5)],
    ['gold', 'M63 28L51 48h8l-3 16l13-22h-8z'],
    ['red', circle(60, 71, 2)],
    ['line', 'M60 80v6h26V62'],
  ],
  speaker: [
    ['red', box(38, 8, 44, 74, 12)],
    ['dark', circle(60, 56, 17)],
    ['ink', circle(60, 56, 11)],
    ['gold', circle(60, 56, 4)],
    ['dark', circle(60, 25, 9)],
    ['gold', circle(60, 25, 3)],
  ],
  watch: [
    ['dark', 'M48 6h24l3 20H45zM48 84h24l3-20H45z'],
    ['gold', circle(60, 45, 25)],
    ['pale', circle(60, 45, 20)],
    ['line', 'M60 32v13l9 6M60 28v1M60 61v1M43 45h1M76 45h1'],
    ['red', circle(60, 45, 2.5)],
  ],
  backpack: [
    ['line', 'M50 16q0-8 10-8t10 8'],
    ['red', box(34, 14, 52, 66, 16)],
    ['dark', box(42, 48, 36, 26, 5)],
    ['gold', 'M42 56h36v3H42z'],
    ['pale', box(50, 24, 20, 12, 3)],
    ['gold', circle(60, 62, 3)],
  ],
  jersey: [
    ['red', 'M44 12q16 10 32 0l24 12l-8 20l-12-5v41H40V39l-12 5l-8-20z'],
    ['dark', 'M46 12q14 9 28 0q-4 14-14 14t-14-14z'],
    ['gold', 'M60 38l3.5 8l8.5.7l-6.500 5.600l2 8.400L60 56.200l-7.500 4.500l2-8.400L48 46.700l8.500-.7z'],
  ],
  tea: [
    ['dark', box(24, 36, 44, 44, 4)],
    ['red', box(20, 28, 52, 14, 4)],
    ['gold', 'M43 28h6v52h-6z'],
    ['gold', 'M46 28q-14-14-16-4q0 5 16 4q14-14 16-4q0 5-16 4z'],
    ['pale', 'M74 56h24q0 20-12 20t-12-20z'],
    ['line', 'M80 48q4-5 0-10M90 48q4-5 0-10'],
  ],
  football: [
    ['pale', circle(60, 45, 33)],
    ['dark', 'M60 30l14 10l-5 16H51l-5-16z'],
    ['line', 'M60 30V14M74 40l16-7M69 56l10 14M51 56L41 70M46 40l-16-7'],
    ['gold', circle(60, 44, 4)],
  ],
  gold: [
    ['gold', 'M30 72l8-22h18l8 22z'],
    ['gold', 'M60 72l8-22h18l8 22z'],
    ['gold', 'M45 47l8-22h18l8 22z'],
    ['line', 'M42 56h10M72 56h10M57 31h10'],
  ],
  currency: [
    ['gold', circle(46, 52, 26)],
    ['ink', circle(46, 52, 19)],
    ['gold', 'M40 42h4v-3h5v3h5v4h-5v14h8v4H40v-4h4V46h-4z'],
    ['red', circle(84, 34, 17)],
    ['gold', circle(84, 34, 11)],
  ],
  parcel: [
    ['dark', box(28, 30, 64, 50, 4)],
    ['red', box(24, 22, 72, 16, 4)],
    ['gold', 'M56 22h8v58h-8z'],
    ['gold', 'M60 22q-20-18-22-5q0 6 22 5q20-18 22-5q0 6-22 5z'],
  ],
}

/** The drawing of some goods; a parcel where the site has none of that name. */
export function GoodsArt({ art, className }: { art: string; className?: string | undefined }): ReactElement {
  const shapes = drawings[art] ?? drawings['parcel'] ?? []
  return (
    <span className={classNames(styles.stage, className)}>
      <svg viewBox="0 0 120 90" aria-hidden="true" focusable="false" className={styles.drawing}>
        <ellipse cx="60" cy="83" rx="40" ry="5" className={styles.shade} />
        {shapes.map(([paint, path]) => (
          <path key={path} d={path} className={styles[paint]} />
        ))}
      </svg>
    </span>
  )
}
