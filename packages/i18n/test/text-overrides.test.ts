import { createI18n, loadAreas, type OverrideSource } from '@saola/i18n'
import { expect, it, vi } from 'vitest'

/** What a file of a brand may hold, which no type has checked. */
function fromFile(texts: Record<string, unknown>): OverrideSource {
  return texts as OverrideSource
}

it("lets the brand's texts win, in all languages or in one", async () => {
  const overrides = fromFile({
    'wallet:deposit.title': 'Nạp Saola',
    'wallet:withdraw.title': undefined,
    en: { 'wallet:deposit.title': 'Top up' },
  })
  const i18n = await createI18n({ language: 'vi', areas: ['wallet'], overrides })
  expect(i18n.t('wallet:deposit.title')).toBe('Nạp Saola')
  expect(i18n.t('wallet:withdraw.title')).toBe('Rút tiền')
  await i18n.changeLanguage('en')
  expect(i18n.t('wallet:deposit.title')).toBe('Top up')
  expect(i18n.t('wallet:withdraw.title')).toBe('Withdrawal')
})

it('loads the set of a language once, when the language is first used', async () => {
  const overrides = vi.fn<(language: string) => Promise<object>>(async (language) => ({
    'shell:nav.home': `${language} home`,
  }))
  const i18n = await createI18n({ language: 'vi', overrides })
  await loadAreas(i18n, 'wallet', 'games')
  expect(i18n.t('shell:nav.home')).toBe('vi home')
  expect(overrides.mock.calls).toEqual([['vi']])
  await i18n.changeLanguage('en')
  expect(i18n.t('shell:nav.home')).toBe('en home')
  expect(overrides.mock.calls).toEqual([['vi'], ['en']])
})

it.each([
  ['an unknown key', { 'shell:nav.hom': 'Nhà' }, "The brand's text shell:nav.hom is of no known key"],
  ['an unknown area', { 'shel:nav.home': 'Nhà' }, "The brand's text shel:nav.home is of no known area"],
  ['no text', { 'shell:nav.home': 7 }, "The brand's text shell:nav.home is no text"],
  ['an empty text', { 'shell:nav.home': ' ' }, "The brand's text shell:nav.home is no text"],
  [
    'a value that is not given',
    { 'shell:nav.home': 'Chào {{name}}' },
    "The brand's text shell:nav.home asks for {{name}}, which the page does not give",
  ],
])('leaves out %s and tells it once', async (_what, overrides, problem) => {
  const onOverrideProblem = vi.fn<(problem: string) => void>()
  const i18n = await createI18n({ language: 'vi', overrides: fromFile(overrides), onOverrideProblem })
  await i18n.reloadResources()
  await i18n.changeLanguage('en')
  expect(onOverrideProblem.mock.calls).toEqual([[problem]])
  expect(i18n.t('shell:nav.home')).toBe('Home')
})

it('keeps a text that leaves a value out', async () => {
  const overrides = { 'landing:footer.copyright': 'Saola' } as const
  const i18n = await createI18n({ language: 'vi', areas: ['landing'], overrides })
  expect(i18n.t('landing:footer.copyright', { brand: 'x' })).toBe('Saola')
})

it('goes on without the texts of a brand that do not load', async () => {
  const onOverrideProblem = vi.fn<(problem: string) => void>()
  const i18n = await createI18n({
    language: 'vi',
    overrides: () => Promise.reject(new Error('HTTP 503')),
    onOverrideProblem,
  })
  await loadAreas(i18n, 'wallet')
  expect(i18n.t('wallet:deposit.title')).toBe('Nạp tiền')
  expect(onOverrideProblem.mock.calls).toEqual([["The brand's texts in vi did not load: Error: HTTP 503"]])
})
