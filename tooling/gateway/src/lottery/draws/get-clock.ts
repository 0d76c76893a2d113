import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'

/** The gateway's clock (lottery 11). */
export const getClock: Handler<typeof calls.lottery.clock> = ({ services }) =>
  Promise.resolve({ now: services.now() })
