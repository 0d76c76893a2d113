import { advanceTables } from '@saola/game-vendor'
import { minuteMs } from '@saola/rules'
import type { TableFact } from '../facts.ts'
import { runAtVendor } from '../games/run-at-vendor.ts'
import { drawChips, rulesOf, tableTitles } from '../games/shared-titles.ts'
import { sitDown } from '../games/sit-down.ts'
import { askAsPage, type Answer } from '../http-call.ts'
import { pause, waitUntil, type Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/** Refusals of a press that are no mistake of the vendor's. */
const refusedBets = ['table.locked', 'table.limit', 'seamless.insufficient', 'seamless.session']
const mostRuns = 20

type Seat = { member: Member; table: ReturnType<typeof rulesOf>; ask: Ask }
type Ask = (path: string, body: object) => Promise<Answer | undefined>

/** A member sits down at a shared table, waits for its round, and presses a few times; now and then too late. */
export async function tables(sim: Simulation): Promise<void> {
  const { draw } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  const title = draw.pick(tableTitles)
  const opened = await sitDown(sim, member, title)
  if (!opened) return
  const { sessionKey } = opened.value
  const ask: Ask = (path, body) => askAsPage(sim, member, { path, body, sessionKey })
  const seat = { member, table: rulesOf(title), ask }
  for (let round = draw.between(1, 2); round > 0; round--) await playRound(sim, seat)
  await look(sim, seat)
}

async function playRound(sim: Simulation, seat: Seat): Promise<void> {
  const { draw } = sim
  const shown = await look(sim, seat)
  const running = shown?.value.running
  if (!running) return void (await advance(sim))
  sim.moments.push(running.locksAt, running.drawsAt)
  await waitUntil(sim, running.opensAt, `${seat.member.name} waits for the table`)
  const presses = Array.from({ length: draw.between(1, 3) }, () =>
    press(sim, seat, { roundId: running.roundId, limits: shown.value.limits }),
  )
  await Promise.all(presses)
  if (draw.chance(0.6)) await advance(sim)
}

/** What the page shows is kept as it came: nothing in it may tell of a round that is not drawn. */
async function look(sim: Simulation, { ask }: Seat): Promise<Answer | undefined> {
  const shown = await ask('/api/table', {})
  if (!shown) return undefined
  if (shown.success) {
    sim.facts.looks.push({ text: JSON.stringify(shown), runningRound: shown.value.running?.roundId })
    return shown
  }
  if (shown.errorCode !== 'seamless.session') sim.violate(`a table was not shown: ${shown.errorCode}`)
  return undefined
}

async function press(
  sim: Simulation,
  { member, table, ask }: Seat,
  { roundId, limits }: { roundId: string; limits: Record<string, number> },
): Promise<void> {
  const { draw, facts } = sim
  const cells = drawChips(table, limits, draw)
  const fact: TableFact = { member, key: draw.key('chips'), told: [], takesBack: draw.chance(0.3) }
  facts.tables.push(fact)
  const answer = await ask('/api/table/bet', { key: fact.key, roundId, cells })
  hear(sim, fact, answer)
  if (!fact.takesBack) return
  await pause(sim, `${member.name} thinks again`)
  hear(sim, fact, await ask('/api/table/take-back', { key: fact.key }))
}

function hear({ violate }: Simulation, fact: TableFact, answer: Answer | undefined): void {
  if (answer?.success) fact.told.push(answer.value.bet.state)
  // A press that never came cannot be taken back.
  else if (answer && ![...refusedBets, 'request'].includes(answer.errorCode ?? ''))
    violate(`a press was refused: ${answer.errorCode}`)
}

/** The tables go on by the clock of a vendor that runs. */
export function advance(sim: Simulation): Promise<number> {
  return runAtVendor(sim, 'looks after its tables', async ({ services }) =>
    (await advanceTables(services)) === undefined ? 0 : 1,
  )
}

/** Nobody sits there any more: the tables come to their rest, each round hours late. */
export async function endTables(sim: Simulation): Promise<void> {
  for (let runs = 0; runs < mostRuns; runs++) {
    sim.clock.advance(minuteMs)
    if ((await advance(sim)) === 0) return
  }
  sim.violate('the tables never come to rest')
}
