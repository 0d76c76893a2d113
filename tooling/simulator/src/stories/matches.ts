import { runMatches } from '@saola/game-vendor'
import { hourMs, minuteMs, secondMs } from '@saola/rules'
import type { MatchFact } from '../facts.ts'
import { runAtVendor } from '../games/run-at-vendor.ts'
import { leagueOf, leagueTitles } from '../games/shared-titles.ts'
import { sitDown } from '../games/sit-down.ts'
import { askAsPage, type Answer } from '../http-call.ts'
import { pause, waitUntil, type Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/** Refusals of a slip that are no mistake of the vendor's. */
const refusedSlips = [
  'match.closed',
  'match.suspended',
  'odds.gone',
  'odds.changed',
  'stake.above',
  'seamless.insufficient',
  'seamless.session',
]
const refusedEarly = ['early.closed', 'early.changed', 'seamless.session']
const format = 'decimal'
const mostRuns = 12

type Price = { pick: string; odds: number }
type Shown = {
  matchId: string
  kickOffAt: number
  phase: string
  result: Price[]
  handicap: Price[]
  total: Price[]
}
type Ask = (path: string, body: object) => Promise<Answer | undefined>
type Seat = { member: Member; league: string; ask: Ask }

/** A member bets on matches of a league, before them or in play, alone or as a parlay, and sells a bet now and then. */
export async function matches(sim: Simulation): Promise<void> {
  const { draw } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  const title = draw.pick(leagueTitles)
  const opened = await sitDown(sim, member, title)
  if (!opened) return
  const { sessionKey } = opened.value
  const ask: Ask = (path, body) => askAsPage(sim, member, { path, body, sessionKey })
  const seat = { member, league: leagueOf(title), ask }
  await keepMatches(sim)
  for (let slip = draw.between(2, 4); slip > 0; slip--) await placeSlip(sim, seat)
}

async function placeSlip(sim: Simulation, { member, league, ask }: Seat): Promise<void> {
  const { draw, facts } = sim
  const first = await listMatches(sim, ask, league)
  const next = first[0]
  if (!next) return
  sim.moments.push(next.kickOffAt, next.kickOffAt + 3 * minuteMs)
  if (draw.chance(0.3))
    await waitUntil(sim, next.kickOffAt + draw.between(6, 150) * secondMs, `${member.name} waits`)
  const shown = await listMatches(sim, ask, league)
  const picks = shown
    .slice(0, draw.between(1, 3))
    .flatMap(({ matchId, ...match }) => {
      const prices = draw.pick([match.handicap, match.handicap, match.handicap, match.total, match.result])
      return prices.length === 0 ? [] : [{ matchId, ...draw.pick(prices as [Price, ...Price[]]) }]
    })
    .map(({ matchId, pick, odds }) => ({ matchId, pick, odds }))
  if (picks.length === 0) return
  const fact: MatchFact = { member, key: draw.key('slip'), told: [], early: undefined }
  facts.matches.push(fact)
  const answer = await ask('/api/matches/bet', {
    key: fact.key,
    stake: draw.pick([1_000, 10_001, 33_333]),
    policy: draw.pick(['any', 'better', 'none']),
    picks,
    format,
  })
  if (!answer?.success) return refuse(sim, 'a slip', answer, refusedSlips)
  const { bet } = answer.value
  fact.told.push(bet.state)
  sim.moments.push(bet.countsAt)
  if (draw.chance(0.4)) await sell(sim, { fact, betId: bet.betId, ask })
}

/** Takes what the page offers for the bet, a while after it was told. */
async function sell(
  sim: Simulation,
  { fact, betId, ask }: { fact: MatchFact; betId: string; ask: Ask },
): Promise<void> {
  await waitUntil(sim, sim.clock.now() + 5 * secondMs, 'the bet counts')
  await keepMatches(sim)
  const shown = await ask('/api/matches/bets', { format })
  const offer: number | null | undefined = shown?.value?.bets?.find(
    (bet: { betId: string }) => bet.betId === betId,
  )?.early
  if (offer === null || offer === undefined) return
  await pause(sim, `${fact.member.name} thinks of ${offer}`)
  const answer = await ask('/api/matches/early', { betId, amount: offer, format })
  if (!answer?.success) return refuse(sim, 'a sale', answer, refusedEarly)
  fact.told.push(answer.value.bet.state)
  if (answer.value.bet.isEarly) fact.early = offer
}

/** What the page shows is kept as it came: nothing in it may tell how a match will end. */
async function listMatches({ facts }: Simulation, ask: Ask, league: string): Promise<Shown[]> {
  const board = await ask('/api/matches/board', { league, format })
  if (!board?.success) return []
  facts.looks.push({ text: JSON.stringify(board), runningRound: undefined })
  return (board.value.matches as Shown[]).filter(({ phase }) => phase === 'before' || phase === 'live')
}

function refuse(
  { violate }: Simulation,
  what: string,
  answer: Answer | undefined,
  known: readonly string[],
): void {
  if (answer && !known.includes(answer.errorCode ?? '')) violate(`${what} was refused: ${answer.errorCode}`)
}

/** The matches go on by the clock of a vendor that runs. */
export function keepMatches(sim: Simulation): Promise<number> {
  return runAtVendor(sim, 'looks after its matches', ({ services, matchSource }) =>
    runMatches(services, matchSource),
  )
}

/** Nobody bets any more: matches end, hours late, and every bet on them with them. */
export async function endMatches(sim: Simulation): Promise<void> {
  sim.clock.advance(hourMs)
  // What one run opens the next one ends.
  let idle = 0
  for (let runs = 0; runs < mostRuns; runs++) {
    idle = (await keepMatches(sim)) === 0 ? idle + 1 : 0
    if (idle === 2) return
  }
  sim.violate('the vendor finds bets on matches to end for ever')
}
