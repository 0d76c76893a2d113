import type { GameFact, ToldRound } from '../facts.ts'
import { carried, drawMove, drawWish, type Title } from '../games/titles.ts'
import { createDraw, type Draw } from '../simulation.ts'

/** A call over the line, asked again until it is answered; undefined for a refusal. */
export type Ask = <Value>(call: () => Promise<Value>) => Promise<Value | undefined>

/** What a member's page needs to play. */
export type Playing = {
  titles: readonly [Title, ...Title[]]
  random: () => number
  newKey: (what: string) => string
  ask: Ask
  /** Launches a title: its address with a token in it. */
  launch: (nodeId: string) => Promise<string | undefined>
  /** Rounds as their pages were told them. */
  told: GameFact[]
}

type Shown = ToldRound & { roundId: string }
type Opened = { sessionKey: string; waiting: Shown | null }

const roundsOfSitting = 3
const mostMoves = 8
const leaves = 0.1

/** A sitting at a title of any engine: what waits there is gone on with, then a few rounds are played. */
export async function playGame(playing: Playing): Promise<void> {
  const draw = createDraw(playing.random)
  const title = draw.pick(playing.titles)
  const address = await playing.launch(title.nodeId)
  if (address === undefined) return
  const { origin, searchParams } = new URL(address)
  // A token that was redeemed without an answer is lost; the member plays something else.
  const opened = await postTo<Opened>(origin, '/api/open', { token: searchParams.get('token') }).catch(
    () => undefined,
  )
  if (!opened) return
  const call = <Value>(path: string, body: object) =>
    playing.ask(() => postTo<Value>(origin, path, body, opened.sessionKey))
  if (opened.waiting) await goOn(playing, { draw, title, call, start: opened.waiting })
  for (let round = 0; round < roundsOfSitting; round++) {
    const press = { key: playing.newKey('press'), ...drawWish(carried(title), draw) }
    const played = await call<{ round: Shown }>('/api/play', press)
    if (!played) return
    await goOn(playing, { draw, title, call, start: played.round })
  }
}

type Table = {
  draw: Draw
  title: Title
  call: <Value>(path: string, body: object) => Promise<Value | undefined>
  start: Shown
}

async function goOn(playing: Playing, { draw, title, call, start }: Table): Promise<void> {
  const { roundId } = start
  let shown = start
  const fact: GameFact = { roundId, told: [start] }
  playing.told.push(fact)
  for (let made = 0; made < mostMoves && shown.state === 'playing' && !draw.chance(leaves); made++) {
    const move = drawMove(carried(title), shown.view, draw)
    const moved = await call<{ round: Shown }>('/api/move', { roundId, step: shown.moves.length, move })
    if (!moved) continue
    shown = moved.round
    fact.told.push(shown)
  }
}

/** A refusal, with its status, as the api client throws one. */
export class PageRefused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
  }
}

async function postTo<Value>(origin: string, path: string, body: object, sessionKey = ''): Promise<Value> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { Language: 'EN', 'X-Session-Key': sessionKey },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { success: boolean; errorCode?: string; value: Value }
  if (!answer.success) throw new PageRefused(response.status, answer.errorCode ?? '')
  return answer.value
}
