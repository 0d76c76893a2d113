import { carriedTitle } from '@saola/game-engines'
import { expect, it } from 'vitest'

it.each([
  ['LIMBO', 'MINI', 'limbo'],
  ['MINES_GOLD', 'MINI', 'mines'],
  ['TOWER', 'MINI', 'tower'],
  ['MINI_GOLDEN_WHEEL', 'MINI', 'wheel'],
  ['MINI_NEW_YEAR_EGG_SMASH', 'MINI', 'pick'],
  ['MINI_SPEED_BALL_DROP', 'MINI', 'plinko'],
  ['MINI_NEON_COIN_TOSS', 'MINI', 'coin'],
  ['MINI_ROYAL_ROCK_PAPER_SCISSORS', 'MINI', 'hands'],
  ['MINI_COSMIC_DICE', 'MINI', 'dice'],
  ['MINI_JUNGLE_CARD_DRAW', 'MINI', 'hilo'],
  ['MINI_OCEAN_SCRATCH_CARD', 'MINI', 'scratch'],
  ['MINI_SUPER_ROCKET', 'MINI', 'limbo'],
  ['MINI_RAINBOW_MINE_SWEEP', 'MINI', 'mines'],
  ['MINI_MOONLIGHT_HIGH_LOW', 'MINI', 'hilo'],
  ['MINI_GOLDEN_TILE_FLIP', 'MINI', 'mines'],
  ['MINI_GOLDEN_ROAD_CROSSING', 'MINI', 'tower'],
  ['MINI_GOLDEN_ENVELOPE_OPENING', 'MINI', 'pick'],
  ['MINI_GOLDEN_GOURD_CRAB', 'MINI', 'gourd-crab'],
  ['MINI_GOLDEN_BALLOON', 'MINI', 'limbo'],
  ['MINI_GOLDEN_KENO', 'MINI', 'keno'],
  ['MINI_GOLDEN_LADDER', 'MINI', undefined],
  ['ELOTT_INSTANT_KENO', 'ELOTT', 'keno'],
  ['ELOTT_INSTANT_SCRATCH_CARD', 'ELOTT', 'scratch'],
  ['ELOTT_KENO_1_MINUTE', 'ELOTT', undefined],
  ['COCKFIGHT_RIVERSIDE_RING', 'COCKFIGHT', 'cockfight'],
  // What promises a camera or more speed than a table has.
  ['COCKFIGHT_LIVE_COCKFIGHT', 'COCKFIGHT', undefined],
  ['COCKFIGHT_BANTAM_RAPID', 'COCKFIGHT', undefined],
  ['BINGO_SEASIDE_LOTO', 'BINGO', 'loto'],
  ['BINGO_SEASIDE_BINGO_90', 'BINGO', 'loto'],
  ['BINGO_SEASIDE_BINGO_75', 'BINGO', undefined],
  ['BINGO_SEASIDE_SPEED_BINGO', 'BINGO', undefined],
  ['SPORTS_GOLDEN_WHEEL', 'SPORTS', undefined],
  ['toString', 'MINI', undefined],
])('%s of the family %s is carried by %s', (gameCode, family, code) => {
  expect(carriedTitle({ gameCode, family })?.engine.code).toBe(code)
})
