import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { heardIn } from '../../src/kit/ending/heard.ts'
import type { Sound } from '../../src/kit/sound.ts'

const stake = 10_000
const over = (payout: number) => ({ isOver: true, staked: stake, payout })

describe('a loss does not sound like a win (games 103)', () => {
  it.each<[string, Parameters<typeof heardIn>[1], Sound]>([
    ['a round that is over and gave nothing back', over(0), 'tick'],
    ['one that gave back a fifth of its stake', over(2_000), 'tick'],
    ['one that gave back nine tenths', over(9_000), 'tick'],
    ['one that gave back exactly its stake', over(stake), 'tick'],
    ['one that gave back more', over(stake + 1), 'safe'],
    [
      'one that gave back nothing but a jackpot',
      { ...over(0), jackpots: [{ pool: 'mini', amount: 500_000 }] },
      'safe',
    ],
    ['one that paid and was voided since', { ...over(stake + 1), state: 'voided' as const }, 'tick'],
    ['one that goes on', { isOver: false, staked: stake, payout: 0 }, 'safe'],
    ['no round yet', undefined, 'safe'],
  ])('what is hit in %s', (_name, round, heard) => {
    expect(heardIn('safe', round)).toBe(heard)
    expect(heardIn('win', round)).toBe(heard === 'safe' ? 'win' : heard)
    expect(['tick', 'loss', 'burst'].map((sound) => heardIn(sound as Sound, round))).toEqual([
      'tick',
      'loss',
      'burst',
    ])
  })

  it('holds for every engine: none has a speaker of its own, and the kit plays each sound of a page by this rule', () => {
    const folder = new URL('../../src/', import.meta.url)
    const speaking = globSync('**/*.ts', { cwd: folder })
      .filter((name) => /\bspeaker\b|createSpeaker/.test(readFileSync(new URL(name, folder), 'utf8')))
      .map((name) => name.replaceAll('\\', '/'))
    // Tables and the tank play theirs where the round's ending is `won`, a jackpot where one was won.
    expect(new Set(speaking)).toEqual(
      new Set([
        'fishing/page.ts',
        'kit/page-parts.ts',
        'kit/sound.ts',
        'kit/start-game.ts',
        'tables/page/start-table.ts',
        'tables/page/table-buttons.ts',
      ]),
    )
  })
})
