/**
 * Takes the README's pictures of the running product: `node src/take-screenshots.ts [FOLDER [light]]`. With a folder it
 * takes every screen there, phone and desktop, in both languages, to be looked at; dark, unless light is asked for.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { openPlatform, origin } from '@saola/scripts'
import { ownAddresses } from './platform/addresses.ts'
import { browserPath } from '@saola/scripts'
import { fillSignIn, signIn } from './people.ts'
import { wordsOf } from './words.ts'

const readme = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
const [, , folder, theme = 'dark'] = process.argv
const addresses = ownAddresses('screenshots')
const member = origin(addresses.memberPort)
const agent = origin(addresses.agentPort)
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const memberScreens = [
  '/lobby',
  '/games',
  '/wallet',
  '/wallet/deposit',
  '/wallet/deposits',
  '/wallet/withdraw',
  '/wallet/banks',
  '/wallet/statement',
  '/wallet/bets',
  '/wallet/profit',
  '/account',
  '/account/profile',
  '/account/security',
  '/account/protection',
  '/support',
  '/support/new',
  '/download',
  '/terms',
  '/rewards',
  '/winners',
  '/helpmc',
  '/play/105',
]
const agentScreens = [
  '/',
  '/team',
  '/team/bets?period=last_30',
  '/transfer',
  '/opening',
  '/opening/links',
  '/opening/file',
  '/me',
]

async function open(browser: Browser, size: keyof typeof sizes, language: 'vi' | 'en'): Promise<Page> {
  const touch = size === 'phone' ? { isMobile: true, hasTouch: true } : {}
  const context = await browser.newContext({ viewport: sizes[size], locale: 'vi-VN', ...touch })
  await context.addInitScript(
    (chosen) => {
      if (localStorage.getItem('preferences') === null)
        localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false }))
    },
    { language, theme },
  )
  return context.newPage()
}

async function shoot(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
  await page.screenshot({ path: file })
}

async function everyScreen(browser: Browser, to: string): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    for (const language of ['vi', 'en'] as const) {
      const words = await wordsOf(language)
      const page = await open(browser, size, language)
      const name = (screen: string): string =>
        join(to, `${size}-${language}-${screen.replaceAll(/\W+/g, '_')}.png`)
      await shoot(page, `${member}/`, name('landing'))
      await signIn(page, words, 'member01')
      for (const screen of memberScreens) await shoot(page, `${member}${screen}`, name(`member${screen}`))
      await page.context().close()
      const portal = await open(browser, size, language)
      await shoot(portal, `${agent}/login`, name('agent_login'))
      await fillSignIn(portal, words, 'agent01')
      await portal.getByRole('heading', { name: words.say('team:overview') }).waitFor()
      for (const screen of agentScreens) await shoot(portal, `${agent}${screen}`, name(`agent${screen}`))
      await portal.context().close()
    }
  }
}

async function readmePictures(browser: Browser): Promise<void> {
  const vi = await wordsOf('vi')
  const page = await open(browser, 'phone', 'vi')
  await page.goto(member)
  await signIn(page, vi, 'member01')
  await shoot(page, `${member}/lobby`, join(readme, 'member.png'))
  const portal = await open(browser, 'desktop', 'vi')
  await portal.goto(`${agent}/login`)
  await fillSignIn(portal, vi, 'agent01')
  await portal.getByRole('heading', { name: vi.say('team:overview') }).waitFor()
  await shoot(portal, `${agent}/`, join(readme, 'agent.png'))
}

const data = mkdtempSync(join(tmpdir(), 'saola-pictures-'))
const platform = await openPlatform({ addresses, environment: { SAOLA_DATA: data, DATABASE_URL: '' } })
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await (folder ? everyScreen(browser, folder) : readmePictures(browser))
} finally {
  await browser.close()
  await platform.close()
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)
