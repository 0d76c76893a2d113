import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeDraw } from './describe-draw.ts'
import { getDrawRow } from './draw-store.ts'

/** One draw, with its commitment and, once it is out, its seed and result. */
export const getDraw: Handler<typeof calls.lottery.draw> = async ({ input, services }) =>
  describeDraw(await getDrawRow(services.db, input.drawId))
