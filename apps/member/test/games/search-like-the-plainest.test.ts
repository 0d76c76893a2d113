import { describe, expect, it } from 'vitest'
import { searchTitles } from '#features/games/catalogue/search-titles.ts'
import { normalise, prepareSearch, type SearchEntry } from '#features/games/catalogue/title-index.ts'
import { plainestSearch } from './plainest-search.ts'
import { seededRandom, seededTitles } from './seeded-titles.ts'

const random = seededRandom(41)
const below = (limit: number): number => Math.floor(random() * limit)

function times(count: number, make: () => string): string[] {
  return Array.from({ length: count }, make)
}

/** Letters drawn out of a few, so that words repeat, overlap and hold each other. */
function drawText(letters: string, most: number): string {
  return times(1 + below(most), () => letters[below(letters.length)] ?? '').join('')
}

function drawEntries(count: number, letters: string): SearchEntry[] {
  return Array.from({ length: count }, () => ({
    names: times(1 + below(2), () => drawText(letters, 12)),
    groups: times(below(3), () => drawText(letters, 5)),
  }))
}

/** A piece of a name or of a group, perhaps with one letter wrong, or words of it in another order. */
function drawQuery(entries: readonly SearchEntry[]): string {
  const entry = entries[below(entries.length)]
  const texts = [...(entry?.names ?? []), ...(entry?.groups ?? [])].map(normalise)
  const text = texts[below(texts.length)] ?? ''
  const from = below(text.length)
  const piece = text.slice(from, from + 1 + below(14))
  const at = below(piece.length)
  switch (below(5)) {
    case 0:
      return `${piece.slice(0, at)}${drawText('xaeno', 1)}${piece.slice(at + 1)}`
    case 1:
      return `${piece.slice(0, at)}${piece.slice(at + 1)}`
    case 2:
      return times(1 + below(3), () => drawText(texts.join(' '), 4)).join(' ')
    case 3:
      return text.split(' ').reverse().join(' ')
    default:
      return piece
  }
}

/** The queries to which the search and the plainest one answer differently. */
function foundOtherwise(entries: readonly SearchEntry[], queries: readonly string[]): string[] {
  const index = prepareSearch(entries)
  const plainest = plainestSearch(entries)
  return queries.filter((query) => searchTitles(index, query).join() !== plainest(query).join())
}

describe('the search finds what the plainest one finds, in the same order', () => {
  it('over names of two letters and blanks, which hold each other in every way', () => {
    for (let round = 0; round < 40; round += 1) {
      const entries = drawEntries(20, 'ab  -')
      const queries = times(20, () => drawText('abb ', 8))
      expect(foundOtherwise(entries, queries)).toEqual([])
    }
  })

  it('over titles as they are, with what people type', () => {
    const entries = seededTitles(250)
    const queries = times(100, () => drawQuery(entries))
    expect(foundOtherwise(entries, queries)).toEqual([])
  })

  it('whatever stands between the words of a name, and however a letter is written', () => {
    const names = ['Mega-Win 777', 'Đấu  Trường', 'ĐẤU-TRƯỜNG', 'Ｍｅｇａ', 'a ́b', '!', '', 'Ð·d', 'Mega Win']
    const entries = names.map((name) => ({ names: [name, 'Æon — ß'], groups: ['  ', 'Nổ-hũ'] }))
    const queries = ['mega', 'win 7', 'dau truong', 'a win', 'd d', 'ae', 'ss', 'no hu', 'hu no', 'mgea']
    expect(foundOtherwise(entries, queries)).toEqual([])
  })
})
