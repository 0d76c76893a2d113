import { hashRequest, type Posted } from '@saola/gateway'
import type { Process } from '../cluster.ts'
import type { GiftFact } from '../facts.ts'
import { ask } from '../network.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/** Several transfers between members at once, so that the ledger makes batches of them. */
export async function gifts(sim: Simulation): Promise<void> {
  const { draw } = sim
  const members = sim.members as [Member, ...Member[]]
  await Promise.all(
    Array.from({ length: draw.between(2, 5) }, () => {
      const from = draw.pick(members)
      return give(sim, from, draw.pick(members.filter((member) => member !== from) as [Member, ...Member[]]))
    }),
  )
}

/** Somebody gives somebody something. */
export async function give(sim: Simulation, from: Member, to: Member): Promise<void> {
  const { draw, facts, clock } = sim
  const fact: GiftFact = {
    key: draw.key('gift'),
    from,
    to,
    amount: draw.pick([20_000, 60_000, 250_000]),
    outcome: undefined,
  }
  facts.gifts.push(fact)
  const now = clock.now()
  const posted = await ask<Process, Posted>(
    sim,
    {
      label: `${from.name} gives ${to.name} ${fact.amount}`,
      servers: sim.cluster.running,
      perform: ({ ledger }) =>
        ledger.post({
          scope: 'gift',
          key: fact.key,
          requestHash: hashRequest(from.name, to.name, fact.amount),
          kind: 'transfer',
          reference: fact.key,
          remark: '-',
          now,
          entries: [
            { ledgerAccountId: from.wallet, amount: -fact.amount },
            { ledgerAccountId: to.wallet, amount: fact.amount },
          ],
        }),
      isFinal: () => true,
    },
    'may give up',
  )
  fact.outcome = posted?.outcome
  if (posted?.outcome === 'key-reused') sim.violate(`${fact.key} was told to be another request`)
}
