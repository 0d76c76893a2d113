import { describe, expect, it } from 'vitest'
import { checkEconomy, type Economy, type EconomyGame, type VipLevel } from '@saola/rules'
import { sureReturnOf } from '../src/lottery/sure-return.ts'

const slot: EconomyGame = {
  name: 'Slot',
  family: 'RNG',
  returned: 9_600,
  sure: 0,
  share: 10_000,
  isDrawn: false,
}
const pair: EconomyGame = { ...slot, name: 'Both sides', family: 'LOTT', returned: 9_750, sure: 9_750 }
const drawn: EconomyGame = { ...pair, isDrawn: true }
const ofAll = (rate: number): Economy['salaries'] => ({ ofAll: rate, ofDraws: 0 })
const level = (more: Partial<VipLevel>): VipLevel => ({
  total: 0,
  month: 0,
  upgradeBonus: 0,
  salary: 0,
  rebates: {},
  ...more,
})
const nothing: Economy = {
  games: [slot],
  levels: [],
  earn: {},
  convert: { points: 100, amount: 5_000 },
  playTimes: 1,
  salaries: ofAll(0),
}

describe('the most that comes back of a stake (promotions 30)', () => {
  it.each<[string, Partial<Economy>, number]>([
    ['the game alone', {}, 9_600],
    // 1 point for 10,000, worth 50: half a percent.
    ['points for play', { earn: { slots: { points: 1, perAmount: 10_000 } } }, 9_650],
    ['points of another family', { earn: { live: { points: 1, perAmount: 10_000 } } }, 9_600],
    ['points for a deposit that is bet once', { earn: { deposit: { points: 1, perAmount: 5_000 } } }, 9_700],
    ['twice', { earn: { deposit: { points: 1, perAmount: 5_000 } }, playTimes: 2 }, 9_650],
    ['a rebate', { levels: [level({ rebates: { RNG: 800, LIVE: 900 } })] }, 9_680],
    ['a salary for a month', { levels: [level({ month: 10_000_000, salary: 100_000 })] }, 9_700],
    [
      'the bonuses on the way to a level, and the rebate of the level before',
      {
        levels: [
          level({ rebates: { RNG: 500 } }),
          level({ total: 100_000_000, month: 1, upgradeBonus: 1_000_000 }),
        ],
      },
      9_750,
    ],
    [
      'a rebate that waits for the next level, and the bonus of that level',
      {
        levels: [
          level({ rebates: { RNG: 500 } }),
          level({ total: 100_000_000, upgradeBonus: 500_000, rebates: { RNG: 700 } }),
        ],
      },
      9_720,
    ],
    [
      'the salary that asks least, with the rebate of a level above',
      {
        levels: [
          level({ month: 10_000_000, salary: 100_000 }),
          level({ total: 900_000_000, month: 100_000_000, salary: 500_000, rebates: { RNG: 400 } }),
        ],
      },
      9_740,
    ],
    ['a salary of draws alone', { salaries: { ofAll: 500, ofDraws: 700 } }, 9_650],
    ['on a draw', { games: [drawn], salaries: { ofAll: 500, ofDraws: 700 } }, 9_870],
    ['the salaries of a line that plays with itself', { salaries: ofAll(1_100) }, 9_710],
    ['half of a valid bet', { games: [{ ...slot, share: 5_000 }], salaries: ofAll(1_000) }, 9_650],
    ['the best of several games', { games: [slot, pair], salaries: ofAll(1_000) }, 9_850],
    [
      'all together',
      {
        salaries: ofAll(1_000),
        earn: { slots: { points: 1, perAmount: 5_000 } },
        levels: [level({ rebates: { RNG: 1_000 }, salary: 100_000, month: 10_000_000 })],
      },
      10_000,
    ],
  ])('%s', (_what, more, returned) => {
    expect(checkEconomy({ ...nothing, ...more }).expected.returned).toBe(returned)
  })

  it('without end where points of a deposit ask for no play, or a level gives for nothing', () => {
    const earn = { deposit: { points: 1, perAmount: 5_000 } }
    expect(checkEconomy({ ...nothing, earn, playTimes: 0 }).expected.returned).toBe(1_000_000)
    const levels = [level({ salary: 1 })]
    expect(checkEconomy({ ...nothing, levels }).expected.returned).toBe(1_000_000)
  })

  it('for sure is what every number brings, and what is given for the loss alone', () => {
    // 97.5 percent, and a hundredth of the 2.5 that are lost.
    const { sure } = checkEconomy({ ...nothing, games: [slot, pair], salaries: ofAll(1_000) })
    expect(sure).toEqual({ game: 'Both sides', level: -1, returned: 9_753 })
  })

  it.each([
    ['chan-le', 1.95, 9_750],
    ['lo-2-1k', 3.7, 9_990],
    ['ba-cang', 980, 9_800],
    ['xien-2', 16, 0],
    ['bon-cang', 8_880, 0],
    ['nothing', 1, 0],
  ])('every number of %s at %f', (type, odds, sure) => {
    expect(sureReturnOf('north', { type, odds })).toBe(sure)
  })
})
