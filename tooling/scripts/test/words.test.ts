import { describe, expect, it } from 'vitest'
import { bannedWords } from '../src/fences/banned-words.ts'
import { foreignCitations, misnumberedRules, unknownCitations } from '../src/fences/citations.ts'

const wallet = { area: 'wallet', text: '# wallet\n\n- **wallet 1.** One sum.\n- **wallet 12.** Own name.\n' }

/** One file with one line. */
const file = (text: string, path = 'a.ts') => [{ path, text }]

describe('cited rules', () => {
  it.each([
    '/** The balance (wallet 1). */',
    '// wallet 1 and 12',
    'the wallet of 3 members',
    "it('wallet 12: pays')",
  ])('lets be: %s', (text) => {
    expect(unknownCitations(file(text), [wallet])).toEqual([])
  })

  it.each([
    ['/** The balance (wallet 2). */', 'wallet 2'],
    ['// wallet 1 and 13', 'wallet 13'],
    ["describe('wallet 6.1: the balance')", 'wallet 6.1'],
  ])('names %s', (text, line) => {
    expect(unknownCitations(file(text), [wallet])).toEqual([
      `a.ts:1 cites ${line}, which no page of docs/areas has`,
    ])
  })

  it('have a number of their own, on the page of their area', () => {
    const text = '- **wallet 1.** One.\n- **wallet 1.** Two.\n- **games 1.** Three.\n'
    expect(misnumberedRules([wallet, { area: 'wallet', text }])).toEqual([
      'wallet.md has the line wallet 1 twice',
      'wallet.md has the line games 1',
    ])
  })
})

describe('documents that are not in the repository', () => {
  it.each([
    'RFC 7516, section 5.2',
    'a letter beyond 16 bits',
    'the goal of the page',
    'specific to a brand',
  ])('lets be: %s', (text) => {
    expect(foreignCitations(file(text))).toEqual([])
  })

  it.each([
    'the balance (specification 4)',
    'Spec 9: the bands',
    '(spec sections 3 and 4)',
    '(design 8)',
    'beyond 7: a limit',
    '(beyond 7 and 8)',
    'goal N1',
    'what the specification says',
  ])('names: %s', (text) => {
    expect(foreignCitations(file(text))).toHaveLength(1)
  })
})

describe('words with several meanings', () => {
  it.each(['the in-house vendor', 'inHouseVendor', "'Water Puppet House'", 'the operator'])(
    'lets be: %s',
    (text) => {
      expect(bannedWords(file(text))).toEqual([])
    },
  )

  it.each([
    ['the house decides', 'a.ts'],
    ['openHouse()', 'a.ts'],
    ['', 'own-house.ts'],
    ['closeHindrances', 'a.ts'],
    ['an unbalanced posting', 'a.ts'],
    ['bookAccountId', 'a.ts'],
    ['money in the suspense book', 'a.ts'],
  ])('names "%s" in %s', (text, path) => {
    expect(bannedWords(file(text, path))).toHaveLength(1)
  })
})
