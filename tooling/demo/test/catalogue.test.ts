import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../src/catalogue/build-catalogue.ts'
import { families } from '../src/catalogue/families.ts'
import { lotteryGames } from '../src/lottery/lottery-games.ts'
import { vendors, vendorsOf } from '../src/catalogue/vendors.ts'
import { factsOfTitle } from '@saola/game-engines'
import { gameFamilies, type GameFamily } from '@saola/protocol'

const titles = buildCatalogue()
/** What is stated of a title of ours. */
function paysOf(title: (typeof titles)[number]) {
  const facts = factsOfTitle(title)
  return { rtp: facts?.rtp, volatility: facts?.volatility, lines: facts?.lines }
}

/** Whose draws are by our own clock; nobody bets play money on them. */
const isDrawn = ({ vendor, gameCode }: (typeof titles)[number]) =>
  lotteryGames.some((game) => game.vendor === vendor && game.gameCode === gameCode)

/** Jackpots of balls and numbers of four digits pay back less than anything else. */
const leastRtp = (title: (typeof titles)[number]) => (isDrawn(title) ? 5000 : 7000)

const vendorByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

function repeatedOf(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

describe('games 1: the catalogue', () => {
  it('holds about 10,000 titles', () => {
    expect(titles.length).toBeGreaterThanOrEqual(10_000)
    expect(titles.length).toBeLessThanOrEqual(10_500)
  })

  it.each<[GameFamily, number, number]>([
    ['RNG', 8900, 9800],
    ['LIVE', 200, 300],
    ['SPORTS', 50, 120],
    ['ESPORTS', 40, 80],
    ['PVP', 150, 220],
    ['FISH', 120, 200],
    ['LOTT', 50, 80],
    ['ELOTT', 40, 80],
    ['COCKFIGHT', 12, 24],
    ['JACKPOT', 120, 220],
    ['BINGO', 50, 90],
    ['MINI', 150, 220],
  ])('gives %s between %i and %i titles', (family, least, most) => {
    const count = titles.filter((title) => title.family === family).length
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
  })

  it('is the same list every time', () => {
    expect(buildCatalogue()).toEqual(titles)
  })

  it('keeps the id of a game for ever', () => {
    const known = titles.find((title) => title.gameCode === 'RNG_JACKFRUIT_GUMMY_CANDY')
    expect(known?.nodeId).toBe('1140894426')
  })

  it.each<[string, (title: (typeof titles)[number]) => string]>([
    ['node id', (title) => title.nodeId],
    ['game id', (title) => title.gameId],
    ['code within a vendor', (title) => `${title.vendor} ${title.gameCode}`],
    ['Vietnamese name within a vendor', (title) => `${title.vendor} ${title.nameVi}`],
    ['English name within a vendor', (title) => `${title.vendor} ${title.nameEn}`],
  ])('never repeats a %s', (_, keyOf) => {
    expect(repeatedOf(titles.map(keyOf))).toEqual([])
  })

  it('writes every node id as a decimal and every code in capitals', () => {
    expect(titles.filter((title) => !/^[1-9]\d*$/u.test(title.nodeId))).toEqual([])
    expect(titles.filter((title) => !/^[A-Z0-9_]+$/u.test(title.gameCode))).toEqual([])
  })

  it('gives a title only to a vendor that owns its family', () => {
    const strays = titles.filter((title) => !vendorByCode.get(title.vendor)?.families.includes(title.family))
    expect(strays).toEqual([])
  })

  it('leaves no pattern, double space or loose end in a name', () => {
    const names = titles.flatMap((title) => [title.nameVi, title.nameEn])
    expect(names.filter((name) => /[{}:;|]| {2}|^\s|\s$/u.test(name))).toEqual([])
    expect(names.filter((name) => name !== name.normalize('NFC'))).toEqual([])
    expect(names.filter((name) => name.length > 44)).toEqual([])
  })

  it('spells slots in Vietnamese with diacritics', () => {
    const slots = titles.filter((title) => title.family === 'RNG' && title.isHot === 0)
    const accented = slots.filter((title) => /[\u0300-\u036f]|đ/iu.test(title.nameVi.normalize('NFD')))
    expect(accented.length / slots.length).toBeGreaterThan(0.99)
  })
})

describe('landing 7: the eight hot games', () => {
  it('stand first, in the order of the landing page, and are the only hot titles', () => {
    const hot = [
      'Mines Gold',
      'Pirate Queen',
      'Wild Ace',
      'Golden Land',
      'Limbo',
      'Tower',
      'Sweet Land',
      'PAPPU',
    ]
    expect(titles.slice(0, 8).map((title) => title.nameEn)).toEqual(hot)
    expect(titles.filter((title) => title.isHot === 1)).toHaveLength(8)
  })

  it.each([
    ['Limbo', 'MINI'],
    ['Mines Gold', 'MINI'],
    ['Tower', 'MINI'],
    ['PAPPU', 'RNG'],
  ])('%s is an in-house game of the family %s', (name, family) => {
    expect(titles.find((title) => title.nameEn === name)).toMatchObject({
      vendor: 'SAOLA',
      family,
      nameVi: name,
    })
  })
})

describe('which titles run', () => {
  const carried = titles.filter((title) => factsOfTitle(title) !== undefined)

  it('no title looks open that is not ours and does not draw', () => {
    const open = titles.filter((title) => title.status === 'open')
    expect(open.filter((title) => !carried.includes(title) && !isDrawn(title))).toEqual([])
  })

  it('every title that looks open can be played, with play money too', () => {
    const open = titles.filter((title) => title.status === 'open')
    expect(open.filter((title) => !title.playable || title.freePlay !== (isDrawn(title) ? 0 : 1))).toEqual([])
    expect(open.filter((title) => title.family === 'MINI').length).toBeGreaterThan(150)
  })

  it('a title that is still to come cannot be played', () => {
    const coming = titles.filter((title) => title.status === 'coming-soon')
    expect(coming.filter((title) => title.playable || title.freePlay === 1)).toEqual([])
  })

  it('a title pays what is stated of it', () => {
    for (const title of carried) expect(title).toMatchObject(paysOf(title))
  })

  it.each(['MINI'])('every title of the family %s is carried', (family) => {
    expect(titles.filter((title) => title.family === family && !carried.includes(title))).toEqual([])
  })
})

describe('games 3: the state of a title', () => {
  it('marks maintenance, and nothing else, as new', () => {
    expect(titles.filter((title) => (title.isNew === 1) !== (title.status === 'maintenance'))).toEqual([])
  })

  it('has nothing under maintenance that would not run afterwards (games 19)', () => {
    expect(titles.filter(({ status, playable }) => status === 'maintenance' && !playable)).toEqual([])
  })

  it.each(['open', 'maintenance', 'coming-soon'] as const)('has titles that are %s', (status) => {
    expect(titles.some((title) => title.status === status)).toBe(true)
  })

  it('gives whole stakes, returns below 100 % and lines to slots alone', () => {
    expect(titles.filter((title) => !Number.isInteger(title.minBet) || title.minBet < 100)).toEqual([])
    expect(
      titles.filter(
        (title) => !Number.isInteger(title.rtp) || title.rtp < leastRtp(title) || title.rtp >= 10_000,
      ),
    ).toEqual([])
    // A slot that pays anywhere has no lines.
    const lined = titles.filter((title) => title.lines > 0)
    expect(lined.filter((title) => title.family !== 'RNG' && title.family !== 'JACKPOT')).toEqual([])
    expect(Math.max(...lined.map((title) => title.lines))).toBe(50)
  })
})

describe('games 2: vendors and lanes', () => {
  it('lists about 45 vendors with codes of their own', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(44)
    expect(vendors.length).toBeLessThanOrEqual(52)
    expect(repeatedOf(vendors.map((vendor) => vendor.code))).toEqual([])
    expect(repeatedOf(vendors.map((vendor) => vendor.nameVi))).toEqual([])
  })

  it('names every family in the order of the lanes', () => {
    expect(families.map((family) => family.code)).toEqual([...gameFamilies])
    expect(gameFamilies).toHaveLength(12)
  })

  it.each(gameFamilies)('has a vendor and a title in the lane %s', (family) => {
    expect(vendorsOf(family).length).toBeGreaterThan(0)
    expect(titles.some((title) => title.family === family)).toBe(true)
  })

  it('lets no vendor stand empty', () => {
    const active = new Set(titles.map((title) => title.vendor))
    expect(vendors.filter((vendor) => !active.has(vendor.code))).toEqual([])
  })

  it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'GPI'])('knows the lottery special %s', (code) => {
    expect(vendorByCode.get(code)?.families).toContain('LOTT')
  })

  it('lets games of GPI start', () => {
    const started = titles.filter(({ vendor, playable }) => vendor === 'GPI' && playable)
    expect(started.map(({ gameCode, status }) => [gameCode, status])).toEqual([
      ['ELOTT_INSTANT_KENO', 'open'],
      ['ELOTT_INSTANT_SCRATCH_CARD', 'open'],
    ])
  })

  it('puts the Vietnamese lottery into the ELOTT lane, which chooses the prize mode', () => {
    expect(vendorsOf('ELOTT').map((vendor) => vendor.code)).toContain('TCG_LOTTO_VN')
  })
})
