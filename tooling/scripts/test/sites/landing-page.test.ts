import { packFile } from '@saola/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLandingPage, type LandingParts } from '../../src/sites/landing-page.ts'
import { openSite } from '../open-site.ts'

const template = `<html lang="<!--lang-->" data-theme="<!--theme-->"><meta name="theme-color" content="<!--bars-->">
  <title><!--title--></title><meta name="description" content="<!--description-->"><!--root--><!--facts-->`

/** Draws what was asked for, and notes it. */
function testParts() {
  const drawn: string[] = []
  const draw: LandingParts['draw'] = async ({ language, theme, texts }) => {
    drawn.push(`${language}.${theme}`)
    return {
      root: `<p>${JSON.stringify(texts)}</p>`,
      title: language === 'vi' ? 'Nhanh & "gọn"' : 'Fast',
      description: '',
      lang: language,
      theme,
      bars: theme === 'dark' ? '#000' : '#fff',
      facts: '',
    }
  }
  return { parts: { page: template, draw }, drawn }
}

const drawNever: LandingParts['draw'] = () => new Promise(() => undefined)

const brand = new Map(
  ['vi', 'en'].map((language) => [
    `/texts/${language}.json`,
    packFile('application/json', Buffer.from(`{"word":"${language}"}`)),
  ]),
)
const config = { languages: ['vi', 'en'], defaultLanguage: 'vi', theme: 'dark' }

afterEach(() => vi.useRealTimers())

describe('the landing page of a site (landing 12)', () => {
  it('is drawn in what was chosen, with its language, look, title and colours', async () => {
    const { parts } = testParts()
    const page = createLandingPage(parts, { brand, config, gateway: '' })
    const first = (await page({}))?.body.toString()
    expect(first).toContain('<html lang="vi" data-theme="dark">')
    expect(first).toContain('<title>Nhanh &amp; &quot;gọn&quot;</title>')
    const chosen = (await page({ language: 'en', theme: 'light' }))?.body.toString()
    expect(chosen).toContain('<html lang="en" data-theme="light"><meta name="theme-color" content="#fff">')
    expect(chosen).toContain('<p>{"word":"en"}</p>')
  })

  it('is in the brand’s own language where the chosen one is not offered', async () => {
    const { parts, drawn } = testParts()
    const page = createLandingPage(parts, { brand, config: { ...config, languages: ['vi'] }, gateway: '' })
    await page({ language: 'en' })
    await page({})
    expect(drawn).toEqual(['vi.dark'])
  })

  it('is drawn in each of them when somebody asks for it, and kept as long as it is fresh', async () => {
    vi.useFakeTimers()
    const { parts, drawn } = testParts()
    const page = createLandingPage(parts, { brand, config: {}, gateway: '' })
    await Promise.all([page({}), page({}), page({ theme: 'dark' }), page({ language: 'vi' })])
    expect(drawn).toEqual(['vi.dark'])
    await page({ language: 'en' })
    await page({ language: 'en' })
    expect(drawn).toEqual(['vi.dark', 'en.dark'])
    await vi.advanceTimersByTimeAsync(3_001)
    await page({ language: 'en' })
    expect(drawn).toEqual(['vi.dark', 'en.dark', 'en.dark'])
  })

  it('is left to the app where it cannot be drawn, in that language alone', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = new Map(brand).set('/texts/en.json', packFile('application/json', Buffer.from('{')))
    const page = createLandingPage(testParts().parts, { brand: broken, config, gateway: '' })
    expect([await page({ language: 'en' }), await page({ language: 'en' })]).toEqual([undefined, undefined])
    expect(await page({})).toBeDefined()
    expect(said).toHaveBeenCalledWith('The landing page could not be drawn', expect.any(SyntaxError))
    said.mockRestore()
  })

  it('is left to the app after 1.5 s of a silent gateway, in each of them', async () => {
    vi.useFakeTimers()
    const page = createLandingPage({ page: template, draw: drawNever }, { brand, config, gateway: '' })
    const answers = Promise.all([page({}), page({ language: 'en' })])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await answers).toEqual([undefined, undefined])
  })
})

describe('a site answers a visitor', () => {
  it.each([
    ['who was never here, whatever the browser asks for', undefined, 'lang="vi" data-theme="dark"'],
    ['who chose', 'a=1; saola-look=en.light', 'lang="en" data-theme="light"'],
    ['whose cookie means nothing', 'saola-look=<b>.%00', 'lang="vi" data-theme="dark"'],
  ])('%s with the page that is theirs, kept apart from others’ (landing 12)', async (_, cookie, shown) => {
    const site = await openSite({ landing: testParts().parts })
    try {
      const headers = { 'Accept-Language': 'en', ...(cookie !== undefined && { cookie }) }
      const answer = await fetch(site.origin, { headers })
      expect(await answer.text()).toContain(`<html ${shown}>`)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
      const again = await fetch(site.origin, {
        headers: { ...headers, 'If-None-Match': answer.headers.get('etag') ?? '' },
      })
      expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding, Cookie'])
    } finally {
      await site.close()
    }
  })
})
