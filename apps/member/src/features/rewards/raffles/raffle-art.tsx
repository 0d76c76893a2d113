import type { RaffleTicketView } from '@saola/protocol'
import type { ReactElement } from 'react'
import { EggArt } from './egg-art.tsx'
import { EnvelopeArt } from './envelope-art.tsx'
import styles from './raffle-art.module.css'
import { WheelArt } from './wheel-art.tsx'

/** How far a ticket is: waiting, on its way to the gateway, showing what came, at rest with it. */
export type TicketPhase = 'ready' | 'opening' | 'revealing' | 'done'

export type RaffleArtProps = {
  raffle: Pick<RaffleTicketView, 'kind' | 'prizes' | 'place'>
  phase: TicketPhase
  className?: string | undefined
}

/** The drawing of a raffle; the words beside it say the same, so it is hidden from who listens. */
export function RaffleArt({ raffle, phase, className }: RaffleArtProps): ReactElement {
  const { kind, prizes, place } = raffle
  const amount = place === undefined ? undefined : prizes[place]?.amount
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 240 240" focusable="false" className={styles.art} data-phase={phase}>
        <ellipse cx="120" cy="224" rx="76" ry="8" className={styles.shade} />
        {kind === 'red_envelope' && <EnvelopeArt amount={amount} />}
        {kind === 'prize_wheel' && <WheelArt prizes={prizes} place={place} />}
        {kind === 'golden_egg' && <EggArt amount={amount} />}
      </svg>
    </span>
  )
}
