import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)

/** Files of the app's start that are fetched and not run, and pictures: as many as there are. */
const limits = { ahead: 25, pictures: 12 }

test('a link of the header shows its QR code on hover and on keyboard focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger has no hover; its tap opens the link')
  const vi = await wordsOf('vi')
  await page.goto(member)
  const ios = page.locator('a[data-resource="ios"]')
  const code = page.getByRole('img', { name: vi.say('landing:qr.alt', { title: '' }).trim() })
  // The panels come when the browser is idle, a moment after the links themselves.
  await expect(async () => {
    await page.mouse.move(640, 700)
    await ios.hover()
    await expect(code).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await page.mouse.move(640, 700)
  await expect(code).toBeHidden()
  const isFocused = () => ios.evaluate((link) => document.activeElement === link)
  for (let press = 0; press < 8 && !(await isFocused()); press++) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  // The panel of the link before it goes a moment after its focus.
  await expect(code).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is whole', async ({ page }) => {
    const vi = await wordsOf('vi')
    const title = vi.say('landing:meta.title', { brand: 'Saola' })
    // A site that cannot ask the gateway in time sends the app's page.
    await expect(async () => {
      await page.goto(member)
      await expect(page).toHaveTitle(title, { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', vi.say('landing:meta.description'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: vi.say('lines:finding') })).toHaveAttribute('href', '/lobby')
    for (const n of [1, 2, 3, 4]) {
      const line = page.getByRole('link', { name: vi.say('lines:play_on', { n }) })
      await expect(line).toHaveAttribute('href', /\/lobby$/)
    }
    await expect(page.getByText('Pirate Queen')).toBeVisible()
    await expect(page.locator('.below-floor')).toBeHidden()
    await page.getByRole('link', { name: vi.say('shell:nav.help') }).click()
    await expect(page).toHaveURL(/\/help/)
  })
})

/** The figure of the counter, in whole đồng. */
const jackpotOf = async (page: Page): Promise<number> => {
  const value = page.getByRole('region', { name: 'Hũ thưởng' }).locator('p > span').first()
  return Number((await value.textContent())?.replaceAll(/\D/g, ''))
}

test.describe('the jackpot of the demo (landing 6, 9)', () => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    test.describe(motion, () => {
      test.use({ reducedMotion: motion })

      test('is a sample that begins and moves as it has to, or stands still', async ({ page }, {
        project,
      }) => {
        const vi = await wordsOf('vi')
        await page.goto(member)
        const counter = page.getByRole('region', { name: vi.say('landing:jackpot') })
        await expect(counter.getByText(vi.say('landing:jackpot.sample'))).toBeVisible()
        const start = await jackpotOf(page)
        expect(start).toBeGreaterThanOrEqual(25_000_000)
        expect(start).toBeLessThan(29_100_000)
        const folder = process.env['SAOLA_SHOTS']
        if (folder) await page.screenshot({ path: `${folder}/jackpot-${motion}-${project.name}.png` })
        if (motion === 'reduce') {
          await expect(counter.getByRole('button', { name: vi.say('landing:jackpot.resume') })).toBeVisible()
          const still = await jackpotOf(page)
          await page.waitForTimeout(6_000)
          expect(await jackpotOf(page)).toBe(still)
          return
        }
        await expect.poll(() => jackpotOf(page), { timeout: 15_000 }).toBeGreaterThan(start)
        // The app comes with the tap, and goes on from the same figure.
        await counter.getByRole('button', { name: vi.say('landing:jackpot.pause') }).click()
        await expect(counter.getByRole('button', { name: vi.say('landing:jackpot.resume') })).toBeVisible()
        const paused = await jackpotOf(page)
        expect(paused).toBeGreaterThan(start)
        await page.waitForTimeout(6_000)
        expect(await jackpotOf(page)).toBe(paused)
      })
    })
  }
})

test.describe('on a first visit', () => {
  // A worker would answer what the tests hold back.
  test.use({ serviceWorkers: 'block', reducedMotion: 'no-preference' })

  test('the app comes with the first touch, which it answers, and nothing of the page moves', async ({
    page,
  }) => {
    const vi = await wordsOf('vi')
    // Where no line answers the app comes by itself, and on a busy machine none may.
    await page.route('**/test/ping*', async (route) =>
      route.fulfill({
        json: { success: true, value: 'pong' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    )
    await openDrawn(page)
    const app = page.waitForRequest(/\/config\.json/, { timeout: 15_000 })
    const before = await drawnLines(page)

    await page.evaluate(noteShifts)
    const drawn = await page.locator('#root h1').elementHandle()
    await page.getByRole('button', { name: vi.say('session:sign_in') }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
    await app
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(false)
    expect(await drawnLines(page)).toEqual(before)
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBeLessThan(0.01)
  })

  test('a finger that stays down keeps the page until it is lifted, and its tap counts', async ({ page }) => {
    const vi = await wordsOf('vi')
    await openDrawn(page)
    const button = page.getByRole('button', { name: vi.say('session:register') })
    const drawn = await page.locator('#root h1').elementHandle()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const started = page.waitForResponse(/\/config\.json/)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await started
    await page.waitForTimeout(1_500)
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
  })

  test('a finger that goes down as the app takes the place ends its tap there', async ({ page }) => {
    const vi = await wordsOf('vi')
    await openDrawn(page)
    const name = vi.say('session:register')
    await page.evaluate((label) => {
      const root = document.querySelector('#root')
      const drawn = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
      if (root === null || drawn === undefined) throw new Error('The page was not drawn')
      // React takes what stands there away by this.
      Object.defineProperty(root, 'textContent', {
        set(text: string) {
          drawn.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
          Reflect.deleteProperty(root, 'textContent')
          root.textContent = text
        },
        configurable: true,
      })
    }, name)
    const drawn = await page.locator('#root h1').elementHandle()
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name })
    await expect.poll(async () => drawn?.evaluate((element) => element.isConnected)).toBe(false)
    await button.dispatchEvent('pointerup', { bubbles: true, pointerType: 'touch' })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
  })

  test('a mouse that lies where the page appears calls nothing, and one that moves calls the app (landing 13)', async ({
    page,
  }) => {
    await openDrawn(page)
    // So a browser tells of a mouse that nobody has touched.
    const resting = { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 5 }
    for (const event of ['pointerover', 'pointermove', 'pointermove'])
      await page.locator('#root h1').dispatchEvent(event, resting)
    const settings = (): Promise<boolean> =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/config.json')),
      )
    await page.waitForTimeout(1_500)
    expect(await settings()).toBe(false)
    await page.mouse.move(100, 100)
    await page.mouse.move(110, 110)
    await expect.poll(settings, { timeout: 15_000 }).toBe(true)
  })

  test('what the page names stays within its budget', async ({ page }) => {
    await openDrawn(page)
    const scripts = page.locator('script[src]')
    await expect(scripts, 'scripts that the page runs').toHaveCount(1)
    const ahead = (await scripts.getAttribute('data-start'))?.split(' ') ?? []
    expect(ahead.length, `files fetched ahead: ${ahead.join(' ')}`).toBeLessThanOrEqual(limits.ahead)
    await expect(page.locator('head link[rel="stylesheet"]:not([disabled])')).toHaveCount(0)
    expect(await page.locator('img').count(), 'pictures').toBeLessThanOrEqual(limits.pictures)
  })
})

/** Opens the page until nothing but itself was needed: a gateway that is busy or counts too many visits has the app come. */
async function openDrawn(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(member)
    // What an earlier page has kept is nobody's first visit.
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.reload()
    await expect(page.locator('#lines ~ button')).not.toHaveAttribute('aria-busy')
    // Nothing of the app has run: its first act is to ask for this.
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(asked).not.toContain('/config.json')
  }).toPass({ timeout: 60_000 })
}

/** The lines as somebody reads them, with where they lead. */
async function drawnLines(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[aria-labelledby="lines"] li')].map((row) => [
      row.textContent,
      row.className,
      row.querySelector('a')?.href,
      row.querySelector('a')?.getAttribute('aria-label'),
    ]),
  )
}

/** Adds up in the page how far things move by themselves. */
function noteShifts(): void {
  const noted = Object.assign(globalThis, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      noted.shifted += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })
}
