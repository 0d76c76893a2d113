import type { ReactElement } from 'react'
import styles from './tour.module.css'

/** What a step of a tour is about. */
export type TourScene =
  | 'games'
  | 'deposit'
  | 'rewards'
  | 'safety'
  | 'overview'
  | 'team'
  | 'transfer'
  | 'contracts'

/** A phone with the place that a step is about, and the tab that leads there. */
export function TourArt({ scene }: { scene: TourScene }): ReactElement {
  return (
    <svg viewBox="0 0 240 180" className={styles.art} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="164" rx="92" ry="12" className={styles.ground} />
      <rect x="66" y="8" width="108" height="156" rx="14" className={styles.phone} />
      <rect x="72" y="14" width="96" height="144" rx="9" className={styles.screen} />
      {scenes[scene]}
    </svg>
  )
}

const tiles = [0, 1, 2, 3, 4, 5].map((n) => (
  <rect
    key={n}
    x={80 + (n % 3) * 28}
    y={58 + Math.floor(n / 3) * 42}
    width="24"
    height="36"
    rx="4"
    className={n === 1 ? styles.gold : styles.quiet}
  />
))

const scenes: Readonly<Record<TourScene, ReactElement>> = {
  games: (
    <>
      <rect x="80" y="28" width="80" height="18" rx="9" className={styles.lit} />
      <circle cx="90" cy="37" r="4" className={styles.ring} />
      <path d="M93 40l4 4" className={styles.line} />
      {tiles}
    </>
  ),
  deposit: (
    <>
      <rect x="88" y="34" width="64" height="64" rx="6" className={styles.paper} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <rect
          key={n}
          x={94 + (n % 3) * 19}
          y={40 + Math.floor(n / 3) * 19}
          width={n % 4 === 0 ? 14 : 9}
          height={n % 4 === 0 ? 14 : 9}
          className={styles.ink}
        />
      ))}
      <rect x="88" y="112" width="64" height="20" rx="6" className={styles.act} />
      <path d="M120 116v10m-5-4l5 5l5-5" className={styles.white} />
    </>
  ),
  rewards: (
    <>
      <rect x="88" y="74" width="64" height="52" rx="5" className={styles.act} />
      <rect x="84" y="62" width="72" height="16" rx="4" className={styles.actLight} />
      <rect x="114" y="62" width="12" height="64" className={styles.gold} />
      <path d="M120 62c-18-22-34-4-14 0zM120 62c18-22 34-4 14 0z" className={styles.gold} />
      <circle cx="92" cy="44" r="5" className={styles.gold} />
      <circle cx="150" cy="36" r="4" className={styles.gold} />
    </>
  ),
  safety: (
    <>
      <path d="M120 34l36 12v26c0 24-15 38-36 46c-21-8-36-22-36-46V46z" className={styles.gold} />
      <path d="M120 44l27 9v20c0 18-11 29-27 36z" className={styles.goldDeep} />
      <path d="M105 74l11 12l20-24" className={styles.check} />
    </>
  ),
  overview: (
    <>
      <rect x="80" y="26" width="38" height="28" rx="5" className={styles.lit} />
      <rect x="122" y="26" width="38" height="28" rx="5" className={styles.quiet} />
      {[24, 40, 32, 54, 46, 66].map((height, n) => (
        <rect
          key={height}
          x={82 + n * 13}
          y={138 - height}
          width="9"
          height={height}
          rx="2"
          className={n === 5 ? styles.gold : styles.quiet}
        />
      ))}
    </>
  ),
  team: (
    <>
      <path d="M120 48v20M96 92V68h48v24M96 68v0M120 68v24" className={styles.line} />
      <circle cx="120" cy="38" r="12" className={styles.gold} />
      {[96, 120, 144].map((x) => (
        <circle key={x} cx={x} cy="102" r="9" className={styles.quiet} />
      ))}
      <rect x="84" y="124" width="72" height="8" rx="4" className={styles.quiet} />
    </>
  ),
  transfer: (
    <>
      <circle cx="98" cy="52" r="14" className={styles.gold} />
      <circle cx="142" cy="108" r="14" className={styles.quiet} />
      <path d="M112 58c24 4 30 18 30 32m-7-8l7 10l8-9" className={styles.line} />
      <circle cx="124" cy="72" r="6" className={styles.act} />
    </>
  ),
  contracts: (
    <>
      <path d="M90 30h46l18 18v84q0 4-4 4H90q-4 0-4-4V34q0-4 4-4z" className={styles.paper} />
      <path d="M136 30v18h18z" className={styles.quiet} />
      <path d="M96 62h48M96 76h48M96 90h30" className={styles.inkLine} />
      <circle cx="138" cy="114" r="12" className={styles.act} />
      <path d="M132 114l5 5l8-10" className={styles.white} />
    </>
  ),
}
