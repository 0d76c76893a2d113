import type { GameFact, ToldRound } from '../facts.ts'
import { carried, drawMove, drawWish, type Title } from '../games/titles.ts'
import { createDraw, type Draw } from '../simulation.ts'
import { openPage, type OpenPage, type Playing } from './page.ts'

type Shown = ToldRound & { roundId: string }
type Opened = { waiting: Shown | null }
type Table = Pick<OpenPage<Opened>, 'call'> & { draw: Draw; title: Title; told: GameFact[]; start: Shown }

const roundsOfSitting = 3
const mostMoves = 8
const leaves = 0.1

/** A sitting at a title of any engine: what waits there is gone on with, then a few rounds are played. */
export async function playGame(
  playing: Playing,
  titles: readonly [Title, ...Title[]],
  told: GameFact[],
): Promise<void> {
  const draw = createDraw(playing.random)
  const title = draw.pick(titles)
  const page = await openPage<Opened>(playing, title)
  if (!page) return
  const table = { draw, title, told, call: page.call }
  if (page.opened.waiting) await goOn({ ...table, start: page.opened.waiting })
  for (let round = 0; round < roundsOfSitting; round++) {
    const press = { key: playing.newKey('press'), clientSeed: 'kill-test', ...drawWish(carried(title), draw) }
    const played = await page.call<{ round: Shown }>('/api/play', press)
    if (!played) return
    await goOn({ ...table, start: played.round })
  }
}

async function goOn({ draw, title, call, told, start }: Table): Promise<void> {
  const { roundId } = start
  let shown = start
  const fact: GameFact = { roundId, told: [start] }
  told.push(fact)
  for (let made = 0; made < mostMoves && shown.state === 'playing' && !draw.chance(leaves); made++) {
    const move = drawMove(carried(title), shown.view, draw)
    const moved = await call<{ round: Shown }>('/api/move', { roundId, step: shown.moves.length, move })
    if (!moved) continue
    shown = moved.round
    fact.told.push(shown)
  }
}
