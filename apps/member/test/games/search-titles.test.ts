import { describe, expect, it } from 'vitest'
import { searchTitles } from '#features/games/catalogue/search-titles.ts'
import { normalise, prepareSearch, type TitleIndex } from '#features/games/catalogue/title-index.ts'
import { seededTitles, seededRandom } from './seeded-titles.ts'

const titles = seededTitles(10_000)
const index = prepareSearch(titles)
const normalised = titles.map(({ names }) => names.map(normalise))

function search(among: TitleIndex, text: string): number[] {
  return [...searchTitles(among, text)]
}

function namesFound(text: string): string[] {
  return search(index, text).map((entry) => titles[entry]?.names[0] ?? '')
}

/** The promise in its plainest form: which names hold the text. */
function holders(text: string): number[] {
  const query = normalise(text)
  return normalised.flatMap((names, entry) => (names.some((name) => name.includes(query)) ? [entry] : []))
}

describe('search over 10,000 titles', () => {
  it.each([
    ['lim', 'Limbo'],
    ['LIMBO', 'Limbo'],
    ['đảo vàng', 'Đảo Vàng Ngọc'],
    ['dao vang', 'Đảo Vàng Ngọc'],
    ['ĐẢO', 'Đảo Vàng Ngọc'],
    ['jade', 'Đảo Vàng Ngọc'],
    ['pirate', 'Pirate Queen'],
    ['queen', 'Pirate Queen'],
  ])('puts the right title first for %s', (text, name) => {
    expect(namesFound(text)[0]).toBe(name)
  })

  it('finds every title that holds the text and loses none', () => {
    const random = seededRandom(7)
    for (let round = 0; round < 400; round += 1) {
      const name = normalise(titles[Math.floor(random() * titles.length)]?.names[0] ?? '')
      const from = Math.floor(random() * name.length)
      const text = name.slice(from, from + 1 + Math.floor(random() * 6)).trim()
      if (text === '') continue
      const found = new Set(search(index, text))
      expect(holders(text).every((entry) => found.has(entry))).toBe(true)
    }
  })

  it('finds nothing more than names, vendors, families and words of them', () => {
    const found = search(index, 'rong vang')
    for (const entry of found) {
      const title = titles[entry]
      const text = normalise([...(title?.names ?? []), ...(title?.groups ?? [])].join(' '))
      expect(text).toContain('rong')
      expect(text).toContain('vang')
    }
    expect(found.length).toBeGreaterThan(0)
  })

  it('ranks the start of a name above the start of a word, and that above the inside of one', () => {
    const small = prepareSearch(
      ['Rung Hoang', 'Kho Hoang Kim', 'Hoang Hon', 'Phượng hoàng', 'Thoang'].map((name) => ({
        names: [name],
        groups: [],
      })),
    )
    expect(search(small, 'hoang')).toEqual([2, 0, 1, 3, 4])
  })

  it('puts the whole name above a longer one', () => {
    const small = prepareSearch(['Tower Rush', 'Tower'].map((name) => ({ names: [name], groups: [] })))
    expect(search(small, 'tower')).toEqual([1, 0])
  })

  it.each([
    ['ha ha ha x', 'Ha Ha Ha Ha X'],
    ['a ha ha', 'Ha Ha Ha Ha X'],
    ['x h', 'X Ha'],
  ])('finds words that repeat: %s', (text, name) => {
    const names = ['Ha Ha Ha Ha X', 'X Ha', 'Ha X']
    const small = prepareSearch(names.map((each) => ({ names: [each], groups: [] })))
    expect(search(small, text).map((entry) => names[entry])[0]).toBe(name)
  })

  it('does not run from one name into the next', () => {
    const small = prepareSearch([{ names: ['Golden Dragon', 'Kim Long'], groups: [] }])
    expect(search(small, 'ragon kim')).toEqual([])
  })

  it('finds by vendor and by family, below the names', () => {
    const found = search(index, 'chim lac')
    expect(found.length).toBeGreaterThan(10)
    expect(titles[found.at(-1) ?? -1]?.groups).toContain('Chim Lạc')
    expect(search(index, 'ban ca').length).toBeGreaterThan(10)
  })

  it('finds words that stand apart, one of them the vendor', () => {
    expect(namesFound('queen saola')).toContain('Pirate Queen')
    expect(namesFound('queen pirate')).toContain('Pirate Queen')
  })

  it.each([
    ['a letter too little', 'limo', 'Limbo'],
    ['a letter too much', 'limmbo', 'Limbo'],
    ['another letter', 'lindo', 'Lindy'],
    ['two letters swapped', 'libmo', 'Limbo'],
    ['a wrong first letter', 'oirate', 'Pirate Queen'],
    ['a space forgotten', 'piratequeen', 'Pirate Queen'],
  ])('forgives %s when nothing fits', (_what, text, name) => {
    const small = prepareSearch(
      ['Limbo', 'Lindy', 'Pirate Queen', 'Tower'].map((each) => ({ names: [each], groups: [] })),
    )
    expect(search(small, text).map((entry) => ['Limbo', 'Lindy', 'Pirate Queen', 'Tower'][entry])).toContain(
      name,
    )
  })

  it('forgives any single error in any longer name', () => {
    const random = seededRandom(11)
    for (let round = 0; round < 60; round += 1) {
      const entry = Math.floor(random() * titles.length)
      const name = normalise(titles[entry]?.names[0] ?? '').slice(0, 28)
      const at = Math.floor(random() * name.length)
      const wrong = `${name.slice(0, at)}q${name.slice(at + 1)}`
      expect(search(index, wrong)).toContain(entry)
    }
  })

  it('forgives one error, not two, and none in three letters', () => {
    expect(search(index, 'pxxate queen')).toEqual([])
    expect(search(index, 'qzx')).toEqual([])
  })

  it('answers nothing to nothing', () => {
    expect(search(index, '  ')).toEqual([])
    expect(search(index, '!?')).toEqual([])
  })
})
