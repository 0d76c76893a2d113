/** A round of an engine: what is chosen and done in it, and the title that it belongs to. */
export type RoundToVerify = { gameCode: string; family: string; choice: object; moves?: readonly object[] }

const mini = (act: string, choice: object, moves?: readonly object[]): RoundToVerify => ({
  gameCode: `MINI_GOLDEN_${act}`,
  family: 'MINI',
  choice,
  ...(moves && { moves }),
})
const cells = (gameCode: string, cell: string, family = 'LIVE'): RoundToVerify => ({
  gameCode,
  family,
  choice: { cells: { [cell]: 10_000 } },
})

/** A round of every engine; whoever adds an engine adds its round. Stakes are 10 000 đồng. */
export const roundsToVerify: Readonly<Record<string, RoundToVerify>> = {
  baccarat: cells('LIVE_BACCARAT', 'banker'),
  'big-small': cells('LIVE_BIG_SMALL', 'small'),
  blackjack: { gameCode: 'PVP_BLACKJACK', family: 'PVP', choice: {}, moves: [{ act: 'stand' }] },
  cockfight: cells('COCKFIGHT_GOLDEN_RING', 'meron', 'COCKFIGHT'),
  coin: mini('COIN_TOSS', { side: 'sun' }, [{ cashOut: true }]),
  dice: mini('DICE', { side: 'over', target: 5000 }),
  'dragon-tiger': cells('LIVE_DRAGON_TIGER', 'tiger'),
  fishing: {
    gameCode: 'FISH_SHARK_HUNT',
    family: 'FISH',
    choice: { gun: 1000, shots: Array.from({ length: 10 }, () => 'turtle') },
  },
  'gourd-crab': mini('GOURD_CRAB', { chips: [1, 1, 0, 0, 0, 0] }),
  'gourd-crab-table': cells('LIVE_GOURD_CRAB', 'crab'),
  hands: mini('ROCK_PAPER_SCISSORS', { hand: 'paper' }),
  hilo: mini('HIGH_LOW', {}, [{ guess: 'high' }, { cashOut: true }]),
  keno: mini('KENO', { picks: [3, 7, 11, 20, 33], table: 'classic' }),
  limbo: { gameCode: 'LIMBO', family: 'MINI', choice: { target: 150 } },
  loto: cells('BINGO_SEASIDE_LOTO', 'ticket-1', 'BINGO'),
  mines: {
    gameCode: 'MINES_GOLD',
    family: 'MINI',
    choice: { mines: 5 },
    moves: [{ tile: 4 }, { cashOut: true }],
  },
  pick: mini('EGG_SMASH', { place: 3, risk: 'medium' }),
  plinko: mini('BALL_DROP', { rows: 12, risk: 'high' }),
  roulette: cells('LIVE_ROULETTE', 'red'),
  scratch: mini('SCRATCH_CARD', {}),
  'shaken-bowl': cells('LIVE_SHAKEN_BOWL', 'even'),
  slots: { gameCode: 'RNG_GOLDEN_LAND', family: 'RNG', choice: {} },
  tower: {
    gameCode: 'TOWER',
    family: 'MINI',
    choice: { level: 'easy' },
    moves: [{ tile: 1 }, { cashOut: true }],
  },
  'video-poker': { gameCode: 'PVP_VIDEO_POKER', family: 'PVP', choice: {}, moves: [{ hold: [0, 1, 2] }] },
  wheel: mini('WHEEL', { segments: 20, risk: 'medium' }),
}
