import type { ReactElement } from 'react'
import { PrizeLabel } from './prize-label.tsx'
import styles from './raffle-art.module.css'

/** A red envelope with a gold seal; opened, the flap goes up and the card comes out. */
export function EnvelopeArt({ amount }: { amount: number | undefined }): ReactElement {
  return (
    <g className={styles.shaken}>
      <path d="M62 96h116v118q0 6-6 6H68q-6 0-6-6z" className={styles.deep} />
      <path d="M62 96L120 44l58 52z" className={`${styles.deep} ${styles.flapOpen}`} />
      <g className={styles.card}>
        <path d="M74 106q0-6 6-6h80q6 0 6 6v98H74z" className={styles.paper} />
        <path d="M81 112q0-5 5-5h68q5 0 5 5v86H81z" className={styles.rim} />
        <PrizeLabel amount={amount} y={146} />
      </g>
      <path d="M62 100l58 56l58-56v114q0 6-6 6H68q-6 0-6-6z" className={styles.red} />
      <path d="M62 214l46-42M178 214l-46-42" className={styles.fold} />
      <g className={styles.flap}>
        <path d="M62 98q0-6 6-6h104q6 0 6 6l-50 60q-8 9-16 0z" className={styles.red} />
        <path d="M64 100l50 58q6 6 12 0l50-58" className={styles.goldLine} />
        <circle cx="120" cy="146" r="20" className={styles.gold} />
        <circle cx="120" cy="146" r="15" className={styles.seal} />
        <path d="M113 139h14v14h-14z" className={styles.seal} />
      </g>
    </g>
  )
}
