import { allEngines, carriedTitle, createDraws } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { openRoundOf, sentencesBefore } from '../src/pages/told-before.ts'

function title(gameCode: string, family: string) {
  return { gameCode, family }
}

describe('what a game says before a stake (games 111 to 114)', () => {
  it('of a round of its own: the odds of its largest payout, what becomes of a round left open, and whole dong', () => {
    expect(
      sentencesBefore('EN', { title: title('LIMBO', 'MINI'), open: 'once', maxMultiplier: 100_000_000 }),
    ).toEqual([
      'Largest multiplier 10,000x: a chance of 1 in 10,309, with the choice that reaches it most often.',
      expect.stringMatching(/^The result is fixed when you press Play\./),
      'What is paid is cut to whole dong.',
    ])
  })

  it('of a table: also that a slow connection may come late', () => {
    const said = sentencesBefore('VI', {
      title: title('LIVE_VIP_ROULETTE', 'LIVE'),
      open: 'table',
      maxMultiplier: 360_000,
    })
    expect(said[0]).toBe('Hệ số lớn nhất 36x: cơ hội 1 trong 37, với lựa chọn dễ đạt nhất.')
    expect(said[2]).toMatch(/^Giờ khóa tính theo đồng hồ của máy chủ\. Mạng chậm/)
  })

  it('of matches, which have no largest payout of their own: what time means', () => {
    const said = sentencesBefore('EN', {
      title: title('SPORTS_GOLDEN_FOOTBALL', 'SPORTS'),
      open: 'match',
      maxMultiplier: 10_000_000,
    })
    expect(said).toHaveLength(3)
    expect(said[1]).toMatch(/^Betting closes by the clock of the server/)
  })
})

describe('what is said of a round left open is what its engine does (games 112)', () => {
  it.each(allEngines.map((engine) => [engine.code, engine] as const))('%s', (_, engine) => {
    const open = openRoundOf(engine)
    if (engine.giveUp === undefined) return expect(open).toBe('once')
    const round = {
      model: undefined,
      draws: createDraws(() => new Uint8Array(32)),
      stake: 1_000,
      choice: {},
    }
    const untouched = engine.giveUp({ ...round, moves: [] })
    if (open === 'stand') return expect(untouched).toEqual({ act: 'standAll' })
    if (open === 'hold') return expect(untouched).toEqual({ hold: [0, 1, 2, 3, 4] })
    // A coin has been tossed before anybody can leave.
    expect(untouched).toEqual(engine.code === 'coin' ? { cashOut: true } : 'refund')
    expect(engine.giveUp({ ...round, moves: [{ guess: 'higher' }] })).toEqual({ cashOut: true })
  })
})

it('titles that tests name are carried', () => {
  expect(carriedTitle({ gameCode: 'LIVE_VIP_ROULETTE', family: 'LIVE' })).toBeDefined()
})
