import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { loadedCode, loseCode, loseFile } from '../../src/lost/lose-code.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

/** Says something, and has a way on: to press, or to go to. */
async function expectWordsAndWay(page: Page, what: string): Promise<void> {
  const sight = (): Promise<{ words: boolean; way: boolean }> =>
    page
      .evaluate(() => ({
        words: document.body.innerText.trim().length > 20,
        way: [...document.querySelectorAll('a[href], button')].some((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        ),
      }))
      // A page may load itself anew once.
      .catch(() => ({ words: false, way: false }))
  await expect.poll(sight, { message: what, timeout: 25_000 }).toEqual({ words: true, way: true })
}

test('the lobby stands without its banners and its notices', async ({ page }) => {
  const vi = await wordsOf('vi')
  // The carousel, the strip of notices and the notices that open over the page, each by a text of its own.
  await loseCode(page, 'embla', 'data-paused', 'announcements.understood')
  await page.goto(`${member}/lobby`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vi.say('games:lobby'))
  await expect(page.getByRole('heading', { name: vi.say('games:rail.hot') })).toBeVisible()
  await expect(page.getByText(vi.say('system:error.title'))).toHaveCount(0)
})

test.describe('whatever code is lost, there are words and a way on', { tag: '@round' }, () => {
  for (const [name, site, path] of [
    ['the landing page', member, '/'],
    ['the lobby', member, '/lobby'],
    ["the portal's overview", agent, '/'],
  ] as const) {
    test(name, async ({ page }) => {
      test.setTimeout(600_000)
      const open = async (): Promise<void> => {
        if (site === agent) await enterAs(page, agent, 'agent02', path)
        else await page.goto(`${site}${path}`)
      }
      const walk = walkInside(page)
      await open()
      await walk.settle()
      const files = [...new Set(await loadedCode(page))]
      expect(files.length).toBeGreaterThan(5)
      const lost = new Set<string>()
      page.on('requestfailed', (request) => lost.add(new URL(request.url()).pathname))
      for (const file of files) {
        const restore = await loseFile(page, file)
        await open()
        // The landing page has its words before it asks for anything.
        await walk.settle()
        await expectWordsAndWay(page, `${name} without ${file}`)
        await restore()
        await page.evaluate(() => sessionStorage.clear())
      }
      // Files that come when nothing else happens are not always waited for.
      expect(files.filter((file) => lost.has(file)).length).toBeGreaterThan(files.length / 2)
    })
  }
})

test('figures of the portal that cannot be asked for say so, and wait no more', async ({ page }) => {
  const vi = await wordsOf('vi')
  const walk = walkInside(page)
  await enterAs(page, agent, 'agent02', '/transfer')
  await walk.settle()
  await page.route(/\/(wps|lgw)\//, (route) => route.abort())
  await page.getByRole('link', { name: vi.say('team:overview') }).click()
  const results = page.getByRole('region', { name: vi.say('team:overview.results') })
  await expect(results.getByRole('alert')).toBeVisible()
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
})

test('an address that nobody encoded opens a page', { tag: '@round' }, async ({ page }) => {
  for (const path of [
    '/#/100%',
    '/#%E0%A4%A',
    '/?q=%',
    '/lobby#%',
    '/games/%E0%A4%A',
    '/promotions/100%',
    '/%',
  ]) {
    await page.goto(`${member}${path}`)
    await expectWordsAndWay(page, path)
  }
})

test(
  'a dialog whose code was lost asks again, then offers to reload',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await page.goto(`${member}/lobby`)
    const open = page.getByRole('banner').getByRole('button', { name: vi.say('session:sign_in') })
    const notice = page.getByRole('alertdialog')
    const again = notice.getByRole('button', { name: vi.say('shell:act.retry') })
    const dialog = page.getByRole('dialog')
    // By its name alone: other files name it too.
    const file = /\/assets\/sign-in-dialog/
    const lose = (): Promise<unknown> => page.route(file, (route) => route.abort('blockedbyclient'))

    await test.step('once', async () => {
      await lose()
      await open.click()
      await expect(again).toBeVisible()
      await notice.getByRole('button', { name: vi.say('shell:act.close') }).click()
      await page.unroute(file)
      await open.click()
      await expect(dialog).toBeVisible()
    })
    await test.step('for good', async () => {
      await lose()
      await page.reload()
      await open.click()
      await again.click()
      const reload = notice.getByRole('button', { name: vi.say('shell:act.reload') })
      await expect(reload).toBeVisible()
      await page.unrouteAll()
      await reload.click()
      await expect(notice).toHaveCount(0)
      await open.click()
      await expect(dialog).toBeVisible()
    })
  },
)
