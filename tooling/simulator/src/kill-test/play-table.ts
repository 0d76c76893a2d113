import type { ToldChips } from '../facts.ts'
import { drawChips, rulesOf } from '../games/shared-titles.ts'
import type { Title } from '../games/titles.ts'
import { createDraw } from '../simulation.ts'
import { openPage, type Playing } from './page.ts'

type Shown = {
  now: number
  limits: Record<string, number>
  running: { roundId: string; opensAt: number; isOpen: boolean } | null
}
type Pressed = { bet: { state: string } }

const pressesOfSitting = 3
const longestWaitMs = 3_000

/** A sitting at a shared table: chips on the round that is open, some of which are taken back. */
export async function playTable(
  playing: Playing,
  titles: readonly [Title, ...Title[]],
  told: ToldChips[],
): Promise<void> {
  const draw = createDraw(playing.random)
  const title = draw.pick(titles)
  const page = await openPage(playing, title)
  if (!page) return
  for (let presses = 0; presses < pressesOfSitting; presses++) {
    const shown = await page.call<Shown>('/api/table', {})
    if (!shown) return
    const { running } = shown
    if (!running?.isOpen) {
      const opensIn = Math.max(200, (running?.opensAt ?? shown.now) - shown.now)
      await new Promise((done) => setTimeout(done, Math.min(opensIn, longestWaitMs)))
      continue
    }
    const fact: ToldChips = { key: playing.newKey('chips'), told: [], takesBack: draw.chance(0.3) }
    told.push(fact)
    const cells = drawChips(rulesOf(title), shown.limits, draw)
    hear(fact, await page.call('/api/table/bet', { key: fact.key, roundId: running.roundId, cells }))
    if (fact.takesBack) hear(fact, await page.call('/api/table/take-back', { key: fact.key }))
  }
}

function hear(fact: ToldChips, answer: Pressed | undefined): void {
  if (answer) fact.told.push(answer.bet.state)
}
