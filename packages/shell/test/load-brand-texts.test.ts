import { createI18n } from '@saola/i18n'
import { loadBrandTexts } from '@saola/shell'
import { expect, it, vi } from 'vitest'

const baseUrl = 'http://brand.test'

it('lays the file of the language over the catalogues, once per language', async () => {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Response.json({ 'shell:nav.home': 'Sao la' })
  }
  const i18n = await createI18n({
    language: 'vi',
    overrides: (language) => loadBrandTexts(language, { baseUrl, fetch }),
  })
  expect(i18n.t('shell:nav.home')).toBe('Sao la')
  expect(i18n.t('shell:nav.lobby')).toBe('Sảnh game')
  await i18n.changeLanguage('en')
  expect(asked).toEqual(['http://brand.test/brand/texts/vi.json', 'http://brand.test/brand/texts/en.json'])
})

it('takes a brand without the file for one that words nothing differently', async () => {
  const texts = loadBrandTexts('vi', { baseUrl, fetch: async () => new Response('', { status: 404 }) })
  await expect(texts).resolves.toEqual({})
})

it.each([
  ['does not arrive', async () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ['fails', async () => new Response('', { status: 503 }), 'HTTP 503'],
  ['is a web page', async () => new Response('<html>'), 'JSON'],
])('shows the own words when the file %s, and tells it once', async (_what, fetch, problem) => {
  const onOverrideProblem = vi.fn<(problem: string) => void>()
  const i18n = await createI18n({
    language: 'vi',
    overrides: (language) => loadBrandTexts(language, { baseUrl, fetch }),
    onOverrideProblem,
  })
  expect(i18n.t('shell:nav.home')).toBe('Trang chủ')
  expect(onOverrideProblem).toHaveBeenCalledOnce()
  expect(onOverrideProblem.mock.lastCall?.[0]).toContain(problem)
})
