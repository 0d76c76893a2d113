import { describe, expect, it } from 'vitest'
import { lookCookie, lookInUse, readLookCookie, type ChosenLook } from '../../src/index.ts'

const rest = 'Path=/; Max-Age=31536000; SameSite=Lax'

/** What a site's server reads of what a page writes. */
function readBack(chosen: ChosenLook): ChosenLook {
  const [pair] = lookCookie(chosen).split(';')
  return readLookCookie(`other=1; ${pair}; last=light`)
}

describe('the cookie of a chosen language and look (landing 12)', () => {
  it.each([
    [{ language: 'en', theme: 'light' }, `saola-look=en.light; ${rest}`],
    [{ language: 'vi' }, `saola-look=vi; ${rest}`],
    [{ theme: 'dark' }, `saola-look=dark; ${rest}`],
    [{}, 'saola-look=; Path=/; Max-Age=0; SameSite=Lax'],
  ] as const)('tells %j, and nothing else', (chosen, cookie) => {
    expect(lookCookie(chosen)).toBe(cookie)
    expect(readBack(chosen)).toEqual(chosen)
  })

  it.each([
    [undefined, {}],
    ['', {}],
    ['saola-look', {}],
    ['saola-look=', {}],
    ['saola-look=fr.pink', { language: 'fr' }],
    ['saola-look=zh-Hans.light', { language: 'zh-Hans', theme: 'light' }],
    ['saola-look=pink.english', {}],
    ['saola-look=__proto__.constructor', {}],
    ['saola-look=<script>.light', { theme: 'light' }],
    ['saola-look=EN.LIGHT', {}],
    ['saola-look=light.en', { language: 'en', theme: 'light' }],
    ['saola-look=en.light=dark', { language: 'en' }],
    ['xsaola-look=en', {}],
    [`saola-look=${'en.'.repeat(5_000)}`, { language: 'en' }],
  ])('%s means %j', (header, chosen) => {
    expect(readLookCookie(header)).toEqual(chosen)
  })
})

it.each([
  ['what was chosen', { language: 'en', theme: 'light' }, { language: 'en', theme: 'light' }],
  ['the brand’s own where nothing was', {}, { language: 'vi', theme: 'dark' }],
  ['the one that was chosen, and the brand’s other', { theme: 'light' }, { language: 'vi', theme: 'light' }],
] as const)('a page is shown in %s (landing 12)', (_, chosen, shown) => {
  const brand = { languages: ['vi', 'en'], defaultLanguage: 'vi', theme: 'dark' } as const
  expect(lookInUse(chosen, brand)).toEqual(shown)
})

it('a language that the brand does not offer is not shown (landing 12)', () => {
  const brand = { languages: ['vi'], defaultLanguage: 'vi', theme: 'light' } as const
  expect(lookInUse({ language: 'en' }, brand)).toEqual({ language: 'vi', theme: 'light' })
})
