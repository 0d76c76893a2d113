import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createI18n, type TextOverrides } from '@saola/i18n'
import { brandConfig } from '@saola/protocol'
import { readAddresses, type Addresses } from '../addresses.ts'
import { browserPath } from '../browser-path.ts'
import { buildApps } from '../build-apps.ts'
import { openPlatform } from '../open-platform.ts'
import { findMisfits } from './find-misfits.ts'
import { readFirstPaint } from './read-first-paint.ts'

/** How far its ports lie from those of `pnpm start`, which may be running. */
const shift = 700

/** A usual phone, and the smallest screen that is sold. */
const widths = [390, 320]

/** What everybody sees, with the ways in. */
const memberScreens = [
  '/',
  '/?dialog=login',
  '/lobby',
  '/lobby?dialog=register',
  '/games/slots',
  '/promotions',
  '/rewards',
  '/vnlottery',
  '/matches',
  '/winners',
  '/download',
  '/service',
  '/terms',
]
const agentScreens = ['/login']

/** What a brand can be to blame for: its name, its typefaces and its texts. What covers what is the product's own matter. */
const ofBrand = /^(?:cut|out of the screen|text|wider|\d+ px wide)/

/** How often a screen is looked at again, which may still be moving, and after how long. */
const looks = 8
const againMs = 500

/**
 * What is wrong with the screens of a brand as a browser shows them, one sentence each: a first paint that is not called by the
 * brand's name or not in its colours, and what does not fit on a phone, in each of its languages. Opens a platform of its own.
 */
export async function checkScreens(folder: string, name: string): Promise<string[]> {
  await buildApps()
  const addresses = readAddresses({}, shift)
  const data = mkdtempSync(join(tmpdir(), 'brand-screens-'))
  const environment = { SAOLA_DATA: data, DATABASE_URL: '', REDIS_URL: '' }
  const platform = await openPlatform({ addresses, brand: name, environment })
  try {
    const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
    try {
      return await checkIn(browser, { folder, name, addresses })
    } finally {
      await browser.close()
    }
  } finally {
    await platform.close()
    rmSync(data, { recursive: true, force: true })
  }
}

type Place = { folder: string; name: string; addresses: Addresses }

async function checkIn(browser: Browser, { folder, name, addresses }: Place): Promise<string[]> {
  const brand = brandConfig.parse(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')))
  const at = (port: number, path: string): string => `http://${name}.localhost:${port}${path}`
  const screens = [
    ...memberScreens.map((path) => at(addresses.memberPort, path)),
    ...agentScreens.map((path) => at(addresses.agentPort, path)),
  ]
  const found: string[] = []
  for (const site of ['/', '/lobby'].map((path) => at(addresses.memberPort, path))) {
    found.push(...(await readFirstPaint(browser, site, brand)))
  }
  for (const language of brand.languages) {
    const close = await closeWord(folder, language)
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        // What moves past on purpose stands still and whole.
        reducedMotion: 'reduce',
      })
      await context.addInitScript((chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)), {
        language,
        theme: brand.theme,
      })
      const page = await context.newPage()
      for (const screen of screens) {
        await page.goto(screen)
        const misfits = await lookAt(page, close)
        const { pathname, search, port } = new URL(screen)
        const what = `${Number(port) === addresses.agentPort ? 'portal ' : ''}${pathname}${search}`
        found.push(...misfits.map((misfit) => `screens: ${what}, ${width} px, ${language}: ${misfit}`))
      }
      await context.close()
    }
  }
  return found
}

/** How the button that closes a notice is called in a language of the brand. */
async function closeWord(folder: string, language: string): Promise<string> {
  const file = join(folder, 'texts', `${language}.json`)
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextOverrides) : {}
  const i18n = await createI18n({ language, overrides: async () => texts })
  return i18n.t('shell:notice.close')
}

/** What does not fit once the screen is still; the last look counts. */
async function lookAt(page: Page, close: string): Promise<string[]> {
  // The mark is alone until the page is there.
  await page.locator('main').first().waitFor({ timeout: 30_000 })
  let misfits: string[] = []
  for (let look = 0; look < looks; look += 1) {
    await page.waitForTimeout(againMs)
    const notice = page.getByRole('button', { name: close }).first()
    // A notice lies over the page on purpose.
    if (await notice.isVisible()) await notice.click({ timeout: againMs }).catch(() => undefined)
    misfits = (await page.evaluate(findMisfits)).filter((misfit) => ofBrand.test(misfit))
    if (misfits.length === 0) return []
  }
  return misfits
}
