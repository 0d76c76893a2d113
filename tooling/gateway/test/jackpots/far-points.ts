import { calls } from '@saola/protocol'
import { jackpotTerms, microPerDong } from '@saola/rules'
import { openCycle } from '../../src/games/jackpot/cycle-secret.ts'
import { drawCycle } from '../../src/games/jackpot/draw-cycle.ts'
import type { TestGateway } from '../start-gateway.ts'

/** The pools with the secrets of their cycles, which only the gateway can open. */
export async function secretsOf({ services }: TestGateway) {
  const rows = await services.db.selectFrom('jackpot_pool').selectAll().orderBy('meter_micro').execute()
  return rows.map((row) => ({ ...row, ...openCycle(services, row) }))
}

/** That a pool falls by the first small stakes is rare, and chance: the points of these tests lie further off. */
export async function drawFarPoints(gateway: TestGateway): Promise<void> {
  const { services } = gateway
  // Asked for the first time, they are put in place.
  await gateway.client().send(calls.games.jackpots)
  for (const row of await secretsOf(gateway)) {
    const farthest = row.meter_micro + 10_000 * microPerDong
    let { point } = row
    while (point < farthest) {
      const cycle = drawCycle(services, row, row.meter_micro, row.terms ?? jackpotTerms[row.pool])
      point = openCycle(services, { ...row, ...cycle }).point
      // oxlint-disable-next-line no-await-in-loop -- one pool after the other, and hardly ever one
      await services.db
        .updateTable('jackpot_pool')
        .set(cycle)
        .where('merchant_id', '=', row.merchant_id)
        .where('pool', '=', row.pool)
        .execute()
    }
  }
}
