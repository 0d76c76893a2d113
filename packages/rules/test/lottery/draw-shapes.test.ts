import { misfitPrize } from '@saola/rules'
import type { LotteryKind } from '@saola/protocol'
import { describe, expect, it } from 'vitest'

const kenoBalls = Array.from({ length: 20 }, (_, place) => String(place + 1).padStart(2, '0'))

describe('which prize does not have the numbers of its kind (lottery 13 and 29)', () => {
  it.each<[string, LotteryKind, string[][], number | undefined]>([
    ['six balls from 01 to 45', 'mega-645', [['01', '02', '03', '04', '05', '45']], undefined],
    ['a ball below the first', 'mega-645', [['00', '02', '03', '04', '05', '06']], 0],
    ['a ball above the last', 'mega-645', [['01', '02', '03', '04', '05', '46']], 0],
    ['a ball of one digit', 'mega-645', [['1', '02', '03', '04', '05', '06']], 0],
    ['a ball of three digits', 'mega-645', [['001', '02', '03', '04', '05', '06']], 0],
    ['a ball of letters', 'mega-645', [['01', '02', '03', '04', '05', 'ab']], 0],
    ['the same ball twice', 'mega-645', [['01', '02', '03', '04', '05', '05']], 0],
    ['five balls', 'mega-645', [['01', '02', '03', '04', '05']], 0],
    ['seven balls', 'mega-645', [['01', '02', '03', '04', '05', '06', '07']], 0],
    ['a bonus of its own', 'power-655', [['01', '02', '03', '04', '05', '06'], ['55']], undefined],
    ['a bonus that was drawn already', 'power-655', [['01', '02', '03', '04', '05', '06'], ['06']], 1],
    ['no bonus', 'power-655', [['01', '02', '03', '04', '05', '06']], 1],
    ['twenty balls of Keno', 'keno', [kenoBalls], undefined],
    ['a prize too many', 'keno', [kenoBalls, ['21']], 1],
    ['no prize at all', 'keno', [], 0],
    ['six digits', 'lao', [['012345']], undefined],
    ['five digits in place of six', 'lao', [['01234']], 0],
    ['a letter among the digits', 'lao', [['01234a']], 0],
  ])('%s', (_what, kind, prizes, misfit) => {
    expect(misfitPrize(kind, prizes)).toBe(misfit)
  })
})
