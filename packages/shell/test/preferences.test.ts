import { calls } from '@saola/protocol'
import {
  chooseColumns,
  chooseDataSaver,
  chooseLanguage,
  chooseProfitSide,
  chooseTheme,
  createMemoryStorage,
  createPreferences,
  createStorage,
  followPreferences,
  hideBalance,
  languageInUse,
  savesData,
  tellLook,
} from '@saola/shell'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand, testApp } from './test-app.ts'

afterEach(() => vi.unstubAllGlobals())

function loseEnglish(text: string): string {
  if (text === 'Try again') throw new TypeError('Importing a module script failed.')
  return text
}

/** The element that `followPreferences` writes to, with the colour of its bars. */
function testPage() {
  const bars: string[] = []
  const querySelector = (mark: string) =>
    mark === 'meta[name="theme-color"]'
      ? { setAttribute: (_: string, value: string) => void bars.push(value) }
      : null
  return { page: { lang: '', dataset: {} as Record<string, string | undefined>, querySelector }, bars }
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

describe('choices of the device', () => {
  it('are kept', () => {
    const { device } = createMemoryStorage()
    const preferences = createPreferences(device)
    expect(preferences).toEqual({ hideBalance: false })
    chooseLanguage(preferences, 'en')
    chooseTheme(preferences, 'light')
    hideBalance(preferences, true)
    expect(createPreferences(device)).toEqual({ language: 'en', theme: 'light', hideBalance: true })
  })

  it('keep the columns of each table', () => {
    const { device } = createMemoryStorage()
    const preferences = createPreferences(device)
    chooseColumns(preferences, 'team', ['balance'])
    chooseColumns(preferences, 'bets', [])
    chooseColumns(preferences, 'team', ['balance', 'size'])
    expect(createPreferences(device).columns).toEqual({ team: ['balance', 'size'], bets: [] })
  })

  it('keep the side that profit and loss is read from, and no other word for it (team 39)', () => {
    const { device } = createMemoryStorage()
    const preferences = createPreferences(device)
    expect(preferences.profitSide).toBeUndefined()
    chooseProfitSide(preferences, 'members')
    expect(createPreferences(device).profitSide).toBe('members')
    device.write('preferences', '{"profitSide":"operators"}')
    expect(createPreferences(device)).toEqual({ hideBalance: false })
  })

  it('spare bytes as was chosen, else as the browser wishes (system 33)', () => {
    const { device } = createMemoryStorage()
    const preferences = createPreferences(device)
    const wishing = { connection: { saveData: true } }
    expect([savesData(preferences, wishing), savesData(preferences, {})]).toEqual([true, false])
    chooseDataSaver(preferences, false)
    expect(savesData(createPreferences(device), wishing)).toBe(false)
    chooseDataSaver(preferences, true)
    expect(savesData(createPreferences(device), {})).toBe(true)
  })

  it('forget columns that are none', () => {
    const { device } = createMemoryStorage()
    device.write('preferences', '{"columns":{"team":["size"],"bets":7,"draws":[7]}}')
    expect(createPreferences(device).columns).toEqual({ team: ['size'] })
  })

  it.each(['{', '7', '{"language":"<fr>","theme":"pink","hideBalance":"yes"}'])('ignore %s', (text) => {
    const { device } = createMemoryStorage()
    device.write('preferences', text)
    expect(createPreferences(device)).toEqual({ hideBalance: false })
  })

  it.each([
    ['en', ['vi', 'en'], 'en'],
    ['en', ['vi'], 'vi'],
    [undefined, ['vi', 'en'], 'vi'],
  ] as const)('language %s on a brand with %j is %s', (language, languages, used) => {
    const chosen = language === undefined ? {} : { language }
    expect(languageInUse(chosen, { ...brand, languages: [...languages] })).toBe(used)
  })

  it('reach the page, the texts and what the gateway says', async () => {
    const languages: unknown[] = []
    const { app } = await testApp((_path, request) => {
      languages.push(request.headers.get('Language'))
      return 'pong'
    })
    const { page, bars } = testPage()
    followPreferences(app, page)
    expect(page).toMatchObject({ lang: 'vi', dataset: { theme: 'dark' } })
    chooseLanguage(app.preferences, 'en')
    chooseTheme(app.preferences, 'light')
    await vi.waitFor(() => expect(app.i18n.t('shell:act.retry')).toBe('Try again'))
    expect(page).toMatchObject({ lang: 'en', dataset: { theme: 'light' } })
    expect([bars[0], bars.at(-1)]).toEqual(['#071812', '#f8f4e9'])
    await app.api.send(calls.system.ping, {})
    expect(languages).toEqual(['EN'])
  })

  it('stay with a language whose texts are there, and say that the other did not come', async () => {
    const { app } = await testApp(() => undefined, { texts: { transform: loseEnglish } })
    const { page } = testPage()
    followPreferences(app, page)
    chooseLanguage(app.preferences, 'en')
    await vi.waitFor(() => expect(app.preferences.language).toBe('vi'), 3_000)
    expect(page.lang).toBe('vi')
    expect(app.i18n.t('shell:act.retry')).toBe('Thử lại')
    expect(app.dialogs.queue).toMatchObject([{ warning: { text: { key: 'system:error.network' } } }])
  })
})

it('what was chosen is told to the site at the start and at each choice, and nothing else of it (landing 12)', async () => {
  const { device } = createMemoryStorage()
  device.write('preferences', '{"language":"en","hideBalance":true}')
  const preferences = createPreferences(device)
  const page = { cookie: '' }
  tellLook(preferences, page)
  expect(page.cookie).toMatch(/^saola-look=en;/)
  chooseTheme(preferences, 'light')
  await vi.waitFor(() => expect(page.cookie).toMatch(/^saola-look=en\.light;/))
})

describe('storage', () => {
  it('lives in memory where the browser refuses', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
    const { device } = createStorage()
    device.write('a', '1')
    expect(device.read('a')).toBe('1')
    device.remove('a')
    expect(device.read('a')).toBeUndefined()
    expect(() => device.clear()).not.toThrow()
  })

  it('is the browser’s own otherwise', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      clear: () => kept.clear(),
    })
    const { tab } = createStorage()
    tab.write('a', '1')
    expect([...kept]).toEqual([['a', '1']])
    tab.clear()
    expect(tab.read('a')).toBeUndefined()
  })
})
