/**
 * What the texts cost to load, per area and language as minified JSON under gzip, and what a look-up costs.
 *
 * @module
 */
import { areas, createI18n, languages, loadCatalogue, say, type Area, type OwnLanguage } from '@saola/i18n'
import { gzipSync } from 'node:zlib'
import { measure } from './measure.ts'
import type { Figure } from './report.ts'

/** The landing page's own texts, in bytes. */
const landingLimitBytes = 1_000

/** 1,200 keys of a peer in one language. */
const peer = { keys: 1_200, bytes: 6_500 }

/** What a visitor of the landing page loads before it is complete, `mountApp` and the route together. */
const landingAreas: readonly Area[] = ['shell', 'system', 'landing', 'lines', 'session']

/** Sizes of all catalogues and the time of a look-up. */
export async function bench(): Promise<Figure[]> {
  const sizes = await Promise.all(languages.map(sizesOf))
  return [...sizes.flat(), ...(await lookUps())]
}

async function sizesOf(language: OwnLanguage): Promise<Figure[]> {
  const catalogues = await Promise.all(
    areas.map(async (area) => ({ area, texts: await loadCatalogue(language, area) })),
  )
  const keys = catalogues.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
  const sizes = new Map(catalogues.map(({ area, texts }) => [area, zipped(texts)]))
  const whole = zipped(catalogues.map(({ texts }) => texts))
  const sum = (wanted: readonly Area[]) => wanted.reduce((bytes, area) => bytes + (sizes.get(area) ?? 0), 0)
  const landing = sizes.get('landing') ?? Number.NaN
  return [
    ...[...sizes].map(([area, bytes]) => ({ what: `${language} ${area}`, value: bytes, unit: 'B gz' })),
    {
      what: `${language} landing alone`,
      value: landing,
      unit: 'B gz',
      goal: `${landingLimitBytes} B`,
      met: landing <= landingLimitBytes,
    },
    { what: `${language} landing with shell, lines, session`, value: sum(landingAreas), unit: 'B gz' },
    { what: `${language} all areas, one by one`, value: sum(areas), unit: 'B gz' },
    { what: `${language} all areas in one piece`, value: whole, unit: 'B gz' },
    { what: `${language} keys`, value: keys, unit: 'keys' },
    {
      what: `${language} bytes per key, in one piece`,
      value: whole / keys,
      unit: 'B gz',
      goal: `peer ${(peer.bytes / peer.keys).toFixed(1)} B`,
    },
  ]
}

function zipped(value: unknown): number {
  return gzipSync(JSON.stringify(value), { level: 9 }).length
}

async function lookUps(): Promise<Figure[]> {
  const i18n = await createI18n({ language: 'vi', areas: ['wallet', 'money'] })
  const timings = await measure([
    { name: 'a text', work: () => i18n.t('wallet:deposit.title') },
    { name: 'a text with two values', work: () => i18n.t('money:amount.from_to', { min: '1', max: '2' }) },
    { name: 'a text by a key of run time', work: () => say(i18n, 'wallet:deposit.title') },
  ])
  return timings.map(({ name, microseconds }) => ({
    what: `look up ${name}`,
    value: microseconds,
    unit: 'us',
  }))
}
