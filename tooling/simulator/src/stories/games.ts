import { patienceMs, recoverRounds } from '@saola/game-vendor'
import { runAtVendor } from '../games/run-at-vendor.ts'
import { sitDown } from '../games/sit-down.ts'
import { carried, drawMove, drawWish, titles, busiestTitles, type Title } from '../games/titles.ts'
import type { GameFact, ToldRound } from '../facts.ts'
import { askAsPage } from '../http-call.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/** A member at a game's page. */
type Seat = { member: Member; title: Title; sessionKey: string }

/** A round as the page was told it. */
type Shown = ToldRound & { roundId: string }

const mostMoves = 6
const mostSweeps = 5
/** Shares of members that leave a round as it stands. */
const leaves = 0.15

/** Refusals of a round that are no mistake of the vendor's. */
const refusedRounds = ['seamless.insufficient', 'round.open', 'seamless.session']
/** Refusals of a move: the rule does not allow it, the balance does not, or the round has gone on elsewhere. */
const refusedMoves = ['round.move', 'round.moved', ...refusedRounds]

/** A member sits down at a title of any engine, goes on with what waits there, and plays a few rounds. */
export async function games(sim: Simulation): Promise<void> {
  const { draw } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  const title = draw.pick(draw.chance(0.5) ? titles : busiestTitles)
  const opened = await sitDown(sim, member, title)
  if (!opened) return
  const seat: Seat = { member, title, sessionKey: opened.value.sessionKey }
  if (opened.value.waiting) await goOn(sim, seat, opened.value.waiting)
  for (let round = draw.between(1, 3); round > 0; round--) await playRound(sim, seat)
}

/** One press of the button, asked again under its key until it is heard, and what follows it. */
async function playRound(sim: Simulation, seat: Seat): Promise<void> {
  const { stake, choice } = drawWish(carried(seat.title), sim.draw)
  const answer = await askAsPage(sim, seat.member, {
    path: '/api/play',
    body: { key: sim.draw.key('press'), stake, choice, clientSeed: 'sim' },
    sessionKey: seat.sessionKey,
  })
  if (answer?.success) return goOn(sim, seat, answer.value.round)
  if (answer && !refusedRounds.includes(answer.errorCode ?? ''))
    sim.violate(`a round of ${seat.title.gameCode} was refused: ${answer.errorCode}`)
}

/** Moves until the round is over, or until the member leaves it as it stands. */
async function goOn(sim: Simulation, seat: Seat, start: Shown): Promise<void> {
  const { draw } = sim
  let shown = start
  note(sim, shown)
  for (let made = 0; made < mostMoves && shown.state === 'playing' && !draw.chance(leaves); made++) {
    const move = drawMove(carried(seat.title), shown.view, draw)
    const answer = await askAsPage(sim, seat.member, {
      path: '/api/move',
      body: { roundId: shown.roundId, step: shown.moves.length, move },
      sessionKey: seat.sessionKey,
    })
    if (!answer) return
    if (answer.success) {
      shown = answer.value.round
      note(sim, shown)
    } else if (!refusedMoves.includes(answer.errorCode ?? '')) {
      return sim.violate(`a move of ${seat.title.gameCode} was refused: ${answer.errorCode}`)
    }
  }
}

function note({ facts }: Simulation, { roundId, ...told }: Shown): void {
  const known = facts.games.find((fact) => fact.roundId === roundId)
  const fact: GameFact = known ?? { roundId, told: [] }
  if (!known) facts.games.push(fact)
  fact.told.push(told)
}

/** The sweep of a vendor that runs; if its process dies, so does the sweep. */
export function sweepRounds(sim: Simulation, olderThanMs: number): Promise<number> {
  return runAtVendor(sim, 'sweeps its rounds', ({ services }) => recoverRounds(services, olderThanMs))
}

/**
 * Ends every round by the vendor's own hand, once nobody asks for anything any more: what broke off at once, what waits
 * for its member when a day has passed.
 */
export async function endGames(sim: Simulation): Promise<void> {
  for (const rest of [0, patienceMs + 1]) {
    sim.clock.advance(rest)
    for (let sweeps = 0; (await sweepRounds(sim, 0)) > 0; sweeps++) {
      if (sweeps > mostSweeps) return sim.violate('the vendor finds rounds to end for ever')
    }
  }
}
