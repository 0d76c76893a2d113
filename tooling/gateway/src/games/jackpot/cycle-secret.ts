import { openText, sealText } from '@saola/server'
import type { Services } from '../../services/services.ts'
import type { PoolRow } from './pool-store.ts'

/** What nobody may know of a cycle before it has fallen: its point in micro-đồng, and the salt of its hash (games 29). */
export type CycleSecret = { point: number; salt: string }

/** The cycle of a pool that a secret belongs to. */
export type CycleName = Pick<PoolRow, 'merchant_id' | 'pool' | 'cycle'>

const separator = ':'

/** The secret of a cycle as the database keeps it. */
export function sealCycle(services: Services, cycle: CycleName, { point, salt }: CycleSecret): string {
  return sealText(services, `${point}${separator}${salt}`, nameOf(cycle))
}

/** The secret of a cycle. */
export function openCycle(services: Services, cycle: CycleName & Pick<PoolRow, 'secret'>): CycleSecret {
  // What was drawn before secrets were sealed stands open; sealed text has no colon.
  const isOpen = cycle.secret.includes(separator)
  const text = isOpen ? cycle.secret : openText(services, cycle.secret, nameOf(cycle))
  const [point, salt = ''] = text.split(separator)
  return { point: Number(point), salt }
}

function nameOf({ merchant_id: merchantId, pool, cycle }: CycleName): string {
  return `jackpot:${merchantId}:${pool}:${cycle}`
}
