import { expect, test, type Page } from '@playwright/test'
import { allCalls, sitePages } from '@saola/protocol'
import { openSitesElsewhere, type SitesElsewhere } from '@saola/scripts'
import { builtCalls, memberPaymentPassword, signIns, startSecondGateway } from '@saola/second-gateway'
import { fillSignIn } from '../../src/people.ts'
import { wordsOf } from '../../src/words.ts'

/** The calls that the other company has, by the ids of our table: what its brand names in `config.json`. */
const named = allCalls()
  .filter(({ method, path }) => builtCalls.some((built) => built.method === method && built.path === path))
  .map(({ id }) => id)

const pagesOf = (site: 'member' | 'agent'): string[] =>
  sitePages.filter((page) => page.site === site).map(({ path }) => path)

let sites: SitesElsewhere
test.beforeAll(async () => {
  sites = await openSitesElsewhere(
    { merchant: 'mekong', name: 'Mekong', cipher: 'des-rsa', domains: [], gateway: { calls: named } },
    (origins) => startSecondGateway({ origins }),
  )
})
test.afterAll(() => sites.close())

/** What a page says to whoever runs the site, and what the gateway does not have. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('response', (answer) => {
    if (answer.status() === 404) said.push(`404 ${answer.url()}`)
  })
  return said
}

/** Opens each page: it is there, or somebody is led to one that is, and nothing has gone wrong. */
async function walk(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const vi = await wordsOf('vi')
  const said = listen(page)
  const reached: string[] = []
  for (const path of paths) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(vi.say('shell:state.failed')), path).toHaveCount(0)
    await expect(page.getByRole('alertdialog'), path).toHaveCount(0)
    expect(said, path).toEqual([])
    reached.push(new URL(page.url()).pathname)
    // oxlint-enable no-await-in-loop
  }
  return reached
}

test('a member of another company plays by config.json alone, across origins', async ({ page }) => {
  test.setTimeout(180_000)
  const vi = await wordsOf('vi')
  await page.goto(`${sites.member}/announcements`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: vi.say('session:sign_in') })
    .click()
  await fillSignIn(page, vi, signIns.member.username, signIns.member.password)
  await expect(page.getByRole('dialog')).toBeHidden()

  await test.step('the pages that the gateway has calls for are there, and no other', async () => {
    const reached = await walk(page, sites.member, ['/', '/lobby', '/account', ...pagesOf('member')])
    for (const path of [
      '/games',
      '/winners',
      '/announcements',
      '/helpmc',
      '/wallet',
      '/wallet/statement',
      '/wallet/withdraw',
    ]) {
      expect(reached).toContain(path)
    }
    for (const path of ['/wallet/deposit', '/promotions', '/chat', '/account/protection']) {
      expect(reached).not.toContain(path)
    }
  })

  await test.step('games come from its lists, with its pictures', async () => {
    await page.goto(`${sites.member}/games`)
    const titles = page.locator('main img')
    await expect(titles.first()).toBeVisible()
    expect(new URL((await titles.first().getAttribute('src')) ?? '').origin).not.toBe(sites.member)
  })

  await test.step('no link leads to what it does not have', async () => {
    await page.goto(`${sites.member}/wallet`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(
      page.locator('a[href^="/wallet/deposit"]:visible, a[href="/promotions"]:visible'),
    ).toHaveCount(0)
  })

  await test.step('and no card or figure stands empty for what it does not tell', async () => {
    await page.goto(`${sites.member}/wallet`)
    await expect(page.getByText(vi.say('wallet:balance.total'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(vi.say('wallet:lifetime'), { exact: true })).toHaveCount(0)
    await expect(page.getByText('–', { exact: true })).toHaveCount(0)
    await page.goto(`${sites.member}/winners`)
    await expect(
      page.getByRole('link', { name: 'Golden Rice' }).or(page.locator('main tbody tr')).first(),
    ).toBeVisible()
    await expect(page.getByRole('columnheader', { name: vi.say('winners:odds'), exact: true })).toHaveCount(0)
    await page.goto(`${sites.member}/account`)
    await expect(
      page
        .getByRole('link', { name: vi.say('security:profile.title') })
        .first()
        .locator('svg'),
    ).toBeVisible()
  })

  await test.step('its notices are read as it wrote them, and run nothing', async () => {
    await page.goto(`${sites.member}/announcements`)
    await expect(page.getByRole('main')).not.toContainText('<p>')
    await expect(page.locator('main b').first()).toBeVisible()
    expect(await page.evaluate(() => 'secondGatewayRan' in window)).toBe(false)
    await expect(page.locator('main [onclick], main [onerror], main a[href^="javascript"]')).toHaveCount(0)
  })
})

test('what another company counts in hundredths is shown, and leaves in whole ones (wallet 66)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const vi = await wordsOf('vi')
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ hideBalance: false })))
  await page.goto(`${sites.member}/announcements`)
  await banner.getByRole('button', { name: vi.say('session:sign_in') }).click()
  await fillSignIn(page, vi, signIns.member.username, signIns.member.password)
  await expect(page.getByRole('dialog')).toBeHidden()

  await test.step('on the chip and the card of the account, to the last hundredth', async () => {
    await expect(banner.getByText('1.162.345,25\u00a0₫', { exact: true })).toBeVisible()
    await page.goto(`${sites.member}/account`)
    await expect(main.getByText('1.162.345,25\u00a0₫', { exact: true })).toBeVisible()
  })

  await test.step('in the wallet with its parts and its rows', async () => {
    await page.goto(`${sites.member}/wallet`)
    for (const amount of ['1.691.345,75\u00a0₫', '1.162.345,25\u00a0₫', '529.000,50\u00a0₫']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(main.getByText(amount, { exact: true }).first()).toBeVisible()
    }
    await page.goto(`${sites.member}/wallet/statement`)
    await expect(main.getByText('+12.345,25\u00a0₫').first()).toBeVisible()
  })

  await test.step('all of it goes into a field as what is whole', async () => {
    await page.goto(`${sites.member}/wallet/withdraw`)
    await main.getByRole('radio', { name: vi.say('money:amount.all'), exact: true }).check()
    await expect(page.getByLabel(vi.say('wallet:withdraw.amount'))).toHaveValue('1.162.345')
    await page.getByRole('button', { name: vi.say('money:next'), exact: true }).click()
    await page.locator('input[name="paymentPassword"]').fill(memberPaymentPassword)
    await page.getByRole('button', { name: vi.say('wallet:withdraw.submit') }).click()
    await expect(banner.getByText('0,25\u00a0₫', { exact: true })).toBeVisible()
  })
})

test('an agent of another company finds the team by config.json alone', async ({ page }) => {
  test.setTimeout(120_000)
  const vi = await wordsOf('vi')
  await page.goto(`${sites.agent}/login`)
  await fillSignIn(page, vi, signIns.agent.username, signIns.agent.password)
  await page.waitForURL(`${sites.agent}/`)
  const reached = await walk(page, sites.agent, ['/', '/me', ...pagesOf('agent')])
  for (const path of ['/', '/team', '/opening', '/reports/income']) expect(reached).toContain(path)
  for (const path of ['/contracts', '/messages', '/sub-accounts', '/activity'])
    expect(reached).not.toContain(path)
  // It has no branches, so the team stands in a table.
  await page.goto(`${sites.agent}/team`)
  await page.waitForURL(/view=table/)
  await expect(page.getByRole('table', { name: vi.say('team:list') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('benthanh')
  // What it has no call for is no card that could not be read.
  await page.goto(sites.agent)
  await expect(page.getByText(vi.say('team:overview.waiting'))).toBeVisible()
  await expect(page.getByText(vi.say('team:overview.owed'), { exact: true })).toHaveCount(0)
  // Its rows say neither an order nor who stood on the other side.
  await page.goto(`${sites.agent}/reports/team-transactions`)
  const head = page.getByRole('columnheader', { includeHidden: true })
  await expect(head.filter({ hasText: vi.say('reports:field.amount') })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(1)
  for (const field of [
    'reports:field.order',
    'reports:field.counterparty',
    'reports:field.remark',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one column after the other
    await expect(head.filter({ hasText: vi.say(field) }), field).toHaveCount(0)
  }
})
