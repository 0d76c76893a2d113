import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { newerBuiltIns, openWithout } from '../../src/browsers/older-browser.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

const alone = [
  'URL.parse',
  'URL.canParse',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'toSorted',
  'toReversed',
  'structuredClone',
  'requestIdleCallback',
  'Iterator helpers',
  'Set methods',
  'Promise.withResolvers',
]

const ownPages = ['/lobby', '/vnlottery', '/wallet/deposit', '/wallet/statement']
const agentPages = ['/', '/team', '/reports/betting', '/contracts']

/** Opens pages of a site and expects of each its content, and no page that says that something broke. */
async function walk(page: Page, site: string, paths: readonly string[]): Promise<void> {
  const { say } = await wordsOf('vi')
  const { settle } = walkInside(page)
  for (const path of paths) {
    await page.goto(`${site}${path}`)
    await expect(page.locator('h1').first(), `${site}${path}`).toBeVisible()
    await settle()
    await expect(page.getByText(say('system:error.title')), `${site}${path}`).toHaveCount(0)
    await expect(page.locator('h1').first()).not.toHaveText('')
  }
}

function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  return failures
}

test('a browser without all that is newer than the floor shows the lobby and the portal', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await openWithout(page, Object.keys(newerBuiltIns))
  await page.goto(member)
  expect(await page.evaluate(() => ['parse' in URL, 'toSorted' in [], 'structuredClone' in window])).toEqual([
    false,
    false,
    false,
  ])
  await enterAs(page, member, 'hoangnam91')
  await walk(page, member, ['/lobby'])
  await enterAs(page, agent, 'agent02')
  await walk(page, agent, ['/'])
  expect(failures).toEqual([])
})

test.describe('one after the other', { tag: '@round' }, () => {
  // Those that most old phones lack go alone, the others together, and at last all of them.
  const all = Object.keys(newerBuiltIns)
  const runs = [...alone.map((name) => [name]), all.filter((name) => !alone.includes(name)), all]
  for (const names of runs) {
    test(`without ${names.join(', ')} five pages of each app show what they have`, async ({ page }) => {
      const failures = failuresOf(page)
      await openWithout(page, names)
      await walk(page, member, ['/'])
      await walk(page, agent, ['/'])
      await enterAs(page, member, 'hoangnam91')
      await walk(page, member, ownPages)
      await enterAs(page, agent, 'agent02')
      await walk(page, agent, agentPages)
      expect(failures).toEqual([])
    })
  }
})

// The landing page of the member site is there without the app, and says at once when that cannot run.
for (const [name, site] of [
  ['member site', `${member}/lobby`],
  ['portal', `${agent}/`],
] as const) {
  test(
    `below the floor the ${name} says so in both languages and leads to customer service`,
    { tag: '@round' },
    async ({ page }) => {
      const notice = page.getByText('cập nhật trình duyệt')
      await test.step('at once where the sheet of today is not understood', async () => {
        await page.route(site, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('(accent-color:red)', '(not-of-today:red)')
          await route.fulfill({ response, body })
        })
        // The script of the app does not parse there.
        await page.route('**/assets/index-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'static {' }),
        )
        await page.goto(site)
        await expect(notice).toBeVisible({ timeout: 5_000 })
        await expect(page.getByText('update your browser')).toBeVisible()
      })
      await test.step('after 12 s where a browser of today gets no script', async () => {
        await page.unroute(site)
        await page.goto(site)
        await expect(notice).toBeHidden()
        await expect(notice).toBeVisible({ timeout: 20_000 })
      })
      await test.step('to a page that needs no script either', async () => {
        await page.getByRole('link', { name: 'contact customer service' }).click()
        await expect(page.getByRole('link', { name: 'Zalo' })).toBeVisible()
      })
    },
  )
}
