import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { opsSecret, sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

type Figure = { visits: number; p75: number; verdict: string }
type VisitedPage = { site: string; route: string; device: string; lcp?: Figure; inp?: Figure; cls?: Figure }

/** What the operator's act tells of a route, on desks or on phones. */
async function figuresOf(site: string, route: string, isDesk: boolean): Promise<VisitedPage | undefined> {
  const answer = await fetch(`${gateway}/ops/visits`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', site }),
  })
  const { value } = (await answer.json()) as { value: { pages: VisitedPage[] } }
  return value.pages.find((page) => page.route === route && (page.device === 'desk') === isDesk)
}

/** Has the brand measure every visit, and the browser not say that a program drives it. */
async function measureEveryVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
  })
  // The settings stand in the page.
  await page.route(
    (url) => !url.pathname.includes('.') && [member, agent].includes(url.origin),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace('"options":{', '"options":{"measureOneIn":1,')
      return route.fulfill({ response: answer, body })
    },
  )
}

/** Goes on once the page is measured: a quick response is noted only by who listens to it. */
async function untilMeasured(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('report-visit'))?.name,
  )
  // Its code has run once it can be imported.
  await page.evaluate((name) => import(name).then(() => undefined), String(await file.jsonValue()))
}

/** Has the page be too busy for what waits for an idle moment. */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.requestIdleCallback = () => 0
  })
}

/** Goes away as people do. */
async function leave(page: Page): Promise<void> {
  await untilMeasured(page)
  // A page whose requests are looked at loses those that outlive it.
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('about:blank')
}

test.describe('what a visit was like is told to operators (system 25)', () => {
  test.beforeEach(({ page }) => measureEveryVisit(page))

  test('a member goes from page to page', async ({ page, isMobile }) => {
    const words = await wordsOf('vi')
    await enterAs(page, member, 'member01', '/wallet/statement')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilMeasured(page)
    await keepBusy(page)
    await page
      .getByRole('link', { name: words.say('wallet:title') })
      .first()
      .click()
    await expect(page).toHaveURL(`${member}/wallet`)
    // A browser knows how long a press took once its answer is on the screen.
    await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0)
    await leave(page)

    await expect
      .poll(() => figuresOf('member', '/wallet/statement', !isMobile))
      .toMatchObject({
        lcp: {
          visits: expect.any(Number),
          p75: expect.any(Number),
          verdict: expect.stringMatching(/within|over/),
        },
        inp: { visits: expect.any(Number) },
      })
  })

  test('an agent looks at a report', async ({ page, isMobile }) => {
    await enterAs(page, agent, 'agent02', '/reports/betting')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await leave(page)

    await expect
      .poll(() => figuresOf('agent', '/reports/betting', !isMobile))
      .toMatchObject({
        lcp: { visits: expect.any(Number) },
        cls: { visits: expect.any(Number) },
      })
  })
})
