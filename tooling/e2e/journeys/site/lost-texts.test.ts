import { expect, test } from '@playwright/test'
import type { MessageKey } from '@saola/i18n'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { loseCode } from '../../src/lost/lose-code.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const vi = await wordsOf('vi')

/** A key stands where a text is missing. */
const keyInsteadOfText = /\b[a-z]+:[a-z_]+\.[a-z_.]+/

/** Pages, who opens them, and a text that only the catalogue has which is lost. */
const pages: readonly [
  area: string,
  site: string,
  path: string,
  name: string | undefined,
  text: MessageKey,
][] = [
  ['landing', member, '/', undefined, 'landing:headline.tap'],
  ['terms', member, '/terms', undefined, 'terms:intro'],
  ['support', member, '/helpmc', undefined, 'support:service.lede'],
  ['games', member, '/lobby', undefined, 'games:rail.hot'],
  ['wallet', member, '/wallet/deposit', 'member01', 'wallet:deposit.scan_hint'],
  ['team', agent, '/', 'agent02', 'team:overview.nothing_waiting'],
  ['reports', agent, '/reports/betting', 'agent02', 'reports:team_transactions'],
]

/** Areas whose words name the links around every page; the landing page has nothing around it. */
const inTheFrame = ['games', 'team', 'reports', 'landing']

for (const [area, site, path, name, text] of pages) {
  const gate = area === 'wallet' ? {} : { tag: '@round' }
  test(
    `the texts of ${area} are lost: ${path} says so, and stands once they come`,
    gate,
    async ({ page }) => {
      const findAgain = await loseCode(page, vi.say(text))
      await (name === undefined ? page.goto(`${site}${path}`) : enterAs(page, site, name, path))
      const told = page.getByText(vi.say('system:error.network')).first()
      await expect(told).toBeVisible()
      // What surrounds the page waits for no texts but those of its own links.
      if (!inTheFrame.includes(area)) await expect(page.getByRole('banner')).toBeVisible()
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(keyInsteadOfText)
      await findAgain()
      await page
        .getByRole('button', { name: vi.say('shell:act.reload') })
        .or(page.getByRole('button', { name: vi.say('shell:act.retry') }))
        .first()
        .click()
      await expect(told).toHaveCount(0)
      await expect(page.getByRole('heading').first()).toBeVisible()
    },
  )
}

test('texts that are lost once come at the second time', { tag: '@round' }, async ({ page }) => {
  await page.goto(`${member}/terms`)
  await expect(page.getByText(vi.say('terms:intro'))).toBeVisible()
  const file = await page.evaluate(async (text) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    for (const name of files.filter((each) => each.endsWith('.js'))) {
      if ((await (await fetch(name)).text()).includes(text)) return name
    }
    return undefined
  }, vi.say('terms:intro'))
  let lost = 0
  await page.route(`${file}*`, (route) => (++lost === 1 ? route.abort('blockedbyclient') : route.continue()))
  await page.reload()
  await expect(page.getByText(vi.say('terms:intro'))).toBeVisible()
  expect(lost).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a dialog whose texts are lost asks for them again', { tag: '@round' }, async ({ page }) => {
  const findAgain = await loseCode(page, vi.say('validation:marked_required'))
  await page.goto(`${member}/lobby`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: vi.say('session:sign_in') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: vi.say('session:register') })
    .click()
  const notice = page.getByRole('alertdialog')
  await expect(notice.getByText(vi.say('system:error.network'))).toBeVisible()
  await findAgain()
  await notice.getByRole('button', { name: vi.say('shell:act.retry') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a language whose texts are lost is not chosen', { tag: '@round' }, async ({ page }) => {
  const en = await wordsOf('en')
  const findAgain = await loseCode(page, en.say('games:rail.hot'))
  await page.goto(`${member}/lobby`)
  const heading = page.getByRole('heading', { name: vi.say('games:rail.hot') })
  await expect(heading).toBeVisible()
  const english = page.getByRole('button', { name: /^EN\b/ }).first()
  await english.click()
  const warning = page.getByRole('alertdialog')
  await expect(warning.getByText(vi.say('system:error.network'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await findAgain()
  await warning.getByRole('button').first().click()
  await expect(heading).toBeVisible()
  await english.click()
  await expect(page.getByRole('heading', { name: en.say('games:rail.hot') })).toBeVisible()
})
