import { carriedTitle, type CarriedTitle, type FishingModel } from '@saola/game-engines'
import type { Draw } from '../simulation.ts'

/** A title that members play here. */
export type Title = { gameCode: string; family: string; nodeId: string }

/** One title for each engine, and where it changes what a round does to money, for each kind of it. */
export const titles: readonly [Title, ...Title[]] = [
  { nodeId: '201', gameCode: 'LIMBO', family: 'MINI' },
  { nodeId: '202', gameCode: 'MINES_GOLD', family: 'MINI' },
  { nodeId: '203', gameCode: 'TOWER', family: 'MINI' },
  { nodeId: '204', gameCode: 'MINI_GOLDEN_WHEEL', family: 'MINI' },
  { nodeId: '205', gameCode: 'MINI_GOLDEN_EGG_SMASH', family: 'MINI' },
  { nodeId: '206', gameCode: 'MINI_GOLDEN_BALL_DROP', family: 'MINI' },
  { nodeId: '207', gameCode: 'MINI_GOLDEN_COIN_TOSS', family: 'MINI' },
  { nodeId: '208', gameCode: 'MINI_GOLDEN_ROCK_PAPER_SCISSORS', family: 'MINI' },
  { nodeId: '209', gameCode: 'MINI_GOLDEN_DICE', family: 'MINI' },
  { nodeId: '210', gameCode: 'MINI_GOLDEN_HIGH_LOW', family: 'MINI' },
  { nodeId: '211', gameCode: 'MINI_GOLDEN_SCRATCH_CARD', family: 'MINI' },
  { nodeId: '212', gameCode: 'MINI_GOLDEN_GOURD_CRAB', family: 'MINI' },
  { nodeId: '213', gameCode: 'MINI_GOLDEN_KENO', family: 'MINI' },
  { nodeId: '214', gameCode: 'PVP_BLACKJACK', family: 'PVP' },
  { nodeId: '215', gameCode: 'PVP_VIDEO_POKER', family: 'PVP' },
  { nodeId: '216', gameCode: 'FISH_SHARK_HUNT', family: 'FISH' },
  { nodeId: '217', gameCode: 'RNG_GOLDEN_LAND', family: 'RNG' },
  { nodeId: '218', gameCode: 'JACKPOT_GOLDEN_LAND', family: 'JACKPOT' },
]

/** Those that do most with money: rounds that wait for moves, where more can come between, and jackpots. */
export const busiestTitles = titles.filter(({ gameCode }) =>
  /MINES|TOWER|COIN|HIGH_LOW|POKER|BLACKJACK|JACKPOT/.test(gameCode),
) as [Title, ...Title[]]

/** The engine and the model of a title. */
export function carried(title: { gameCode: string; family: string }): CarriedTitle {
  const found = carriedTitle(title)
  if (!found) throw new Error(`no engine carries ${title.gameCode}`)
  return found
}

/** What a round is asked for with. */
export type Wish = { stake: number; choice: object }

/** How random moves and stakes are drawn. */
type Chooser = Pick<Draw, 'chance' | 'between' | 'pick'>

/** Draws a stake and a choice that the title takes. */
export function drawWish({ engine, model }: CarriedTitle, draw: Chooser): Wish {
  if (engine.code === 'fishing') return drawShots(model as FishingModel, draw)
  const stake = draw.pick([1000, 10_000, 50_000])
  return { stake, choice: choices[engine.code]?.(draw) ?? {} }
}

/** Draws what the member does next in a round that waits; not every move may be made. */
export function drawMove({ engine }: CarriedTitle, view: unknown, draw: Chooser): object {
  const move = moves[engine.code]
  if (!move) throw new Error(`a round of ${engine.code} waits for a move that nobody here knows`)
  return move(draw, view)
}

const risks = ['low', 'medium', 'high'] as const

const choices: Readonly<Record<string, (draw: Chooser) => object>> = {
  limbo: (draw) => ({ target: draw.pick([110, 200, 1000]) }),
  mines: (draw) => ({ mines: draw.between(1, 10) }),
  tower: (draw) => ({ level: draw.pick(['easy', 'medium']) }),
  wheel: (draw) => ({ segments: draw.pick([10, 20]), risk: draw.pick(risks) }),
  pick: (draw) => ({ place: draw.between(0, 8), risk: draw.pick(risks) }),
  plinko: (draw) => ({ rows: draw.between(8, 16), risk: draw.pick(risks) }),
  coin: (draw) => ({ side: draw.pick(['sun', 'moon']) }),
  hands: (draw) => ({ hand: draw.pick(['rock', 'paper', 'scissors']) }),
  dice: (draw) => ({ side: draw.pick(['over', 'under']), target: draw.between(2000, 8000) }),
  'gourd-crab': (draw) => ({ chips: [1, draw.between(0, 2), 0, 0, draw.between(0, 2), 0] }),
  keno: (draw) => ({ picks: [draw.between(1, 9), 20, draw.between(30, 39)], table: 'classic' }),
}

/** Games in which a round may be taken as it stands. */
function orTakes(move: (draw: Chooser) => object): (draw: Chooser) => object {
  return (draw) => (draw.chance(0.3) ? { cashOut: true } : move(draw))
}

const moves: Readonly<Record<string, (draw: Chooser, view: unknown) => object>> = {
  mines: orTakes((draw) => ({ tile: draw.between(0, 24) })),
  tower: orTakes((draw) => ({ tile: draw.between(0, 2) })),
  coin: orTakes((draw) => ({ side: draw.pick(['sun', 'moon']) })),
  hilo: orTakes((draw) => draw.pick<object>([{ guess: 'high' }, { guess: 'low' }, { skip: true }])),
  'video-poker': (draw) => ({ hold: [0, 1, 2, 3, 4].filter(() => draw.chance(0.5)) }),
  blackjack: (draw, view) => ({ act: drawAct(draw, view) }),
}

/** Acts that raise the stake are tried first: they are where a line may break between a move and its money. */
function drawAct(draw: Chooser, view: unknown): string {
  const { acts } = view as { acts: readonly string[] }
  const raising = ['double', 'split'].filter((act) => acts.includes(act))
  if (raising[0] !== undefined && draw.chance(0.6)) return raising[0]
  return acts[draw.between(0, acts.length - 1)] ?? 'stand'
}

function drawShots(model: FishingModel, draw: Chooser): Wish {
  const gun = draw.pick([1000, 2000])
  const shots = Array.from(
    { length: draw.between(1, 20) },
    () => model.fish[draw.between(0, model.fish.length - 1)]?.code,
  )
  return { stake: gun * shots.length, choice: { gun, shots } }
}
