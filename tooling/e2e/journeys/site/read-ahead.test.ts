import { expect, test, type Locator, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { secondMs } from '@saola/rules'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

test('the page behind a link is fetched while the link is pointed at (system 30)', async ({ page }, {
  project,
}) => {
  const { settle } = walkInside(page)
  const asked = watchAsked(page)
  await page.goto(`${member}/lobby`)
  await settle()
  // The last place of the bar, after which nothing comes by itself.
  await page.mouse.move(200, 200)
  await expect.poll(() => asked.scripts.filter((path) => path.startsWith('/assets/account-')).length).toBe(1)
  await settle()
  const link = page.locator('a[href="/winners"]:visible').first()
  const before = asked.scripts.length
  // A finger touches before it taps, and what only a tap opens here comes with the touch as well.
  await (project.name === 'phone' ? touch(link) : link.hover())
  await expect.poll(() => asked.scripts.length).toBeGreaterThan(before)
  await settle()
  const ahead = asked.scripts.length
  await expect(page).toHaveURL(`${member}/lobby`)
  await link.click()
  await expect(page).toHaveURL(`${member}/winners`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The texts of an area come with the first page that says them.
  expect(asked.scripts.slice(ahead).filter((path) => !/\/(?:vi|en)-/.test(path))).toEqual([])
})

test('the places of the bar are fetched once a page is touched, unless bytes are spared (system 38)', async ({
  page,
}) => {
  const { settle } = walkInside(page)
  const asked = watchAsked(page)
  const places = ['deposit', 'rewards', 'account']
  const placesAsked = (): string[] =>
    places.filter((place) => asked.scripts.some((path) => path.startsWith(`/assets/${place}-`)))
  await page.addInitScript(() => {
    if (!localStorage.getItem('preferences')) localStorage.setItem('preferences', '{"savesData":true}')
  })
  await page.clock.install()
  await page.goto(`${member}/lobby`)
  await settle()
  await page.mouse.move(200, 200)
  await page.clock.runFor(10 * secondMs)
  await settle()
  expect(placesAsked()).toEqual([])
  await page.evaluate(() => {
    localStorage.setItem('preferences', '{"savesData":false}')
  })
  await page.reload()
  await settle()
  await page.clock.runFor(10 * secondMs)
  await settle()
  // Nobody has done more than look on.
  expect(placesAsked()).toEqual([])
  await page.mouse.move(200, 220)
  await page.clock.runFor(10 * secondMs)
  await expect.poll(placesAsked).toEqual(places)
})

test('what may be sent is asked anew when its page opens, however lately it was read (system 30)', async ({
  page,
}) => {
  const { settle } = walkInside(page)
  const asked = watchAsked(page)
  const bounds = (): number => asked.calls.filter((path) => path === calls.team.transferBounds.path).length
  await page.clock.install()
  await enterAs(page, agent, 'agent02', '/')
  await settle()
  const link = page.locator('a[href="/transfer"]:visible').first()
  await link.dispatchEvent('touchstart')
  await page.clock.runFor(secondMs)
  await settle()
  const before = bounds()
  await link.click()
  await expect.poll(bounds).toBeGreaterThan(before)
})

test('money is read by its own page alone (system 30)', { tag: '@round' }, async ({ page }) => {
  const { settle } = walkInside(page)
  const asked = watchAsked(page)
  await enterAs(page, member, 'quynhanh', '/lobby')
  await settle()
  const before = asked.calls.length
  for (const link of await page.locator('a[href^="/wallet"]:visible').all()) {
    await link.dispatchEvent('touchstart')
    await link.hover({ trial: false, force: true })
  }
  await settle()
  expect(asked.calls.slice(before).filter((path) => path.includes('wallet'))).toEqual([])
})

/** The code and the calls that a page asks for, in their order. */
function watchAsked(page: Page): { scripts: string[]; calls: string[] } {
  const asked = { scripts: [] as string[], calls: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.scripts.push(pathname)
    if (/^\/(?:wps|lgw)\//.test(pathname)) asked.calls.push(pathname)
  })
  return asked
}

/** A finger that goes down on it. */
async function touch(link: Locator): Promise<void> {
  for (const event of ['pointerdown', 'touchstart']) await link.dispatchEvent(event)
}
