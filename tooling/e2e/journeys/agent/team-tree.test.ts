import { expect, test, type Locator, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessibleInBothThemes } from '../../src/expect-accessible.ts'
import { findMisfits } from '@saola/scripts/find-misfits'
import { pressUntil } from '../../src/keyboard.ts'
import { newName } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)
const shots = process.env['SAOLA_SHOTS']

/** In the demo agent01 has agent02, who has agent05, who has camtu, hoaiphong and nhatminh. */
let words: Words
let isPhone: boolean
test.beforeEach(async ({ page }, { project }) => {
  isPhone = project.name === 'phone'
  words = await wordsOf(isPhone ? 'vi' : 'en')
  // Once: what the page remembers must outlive its loading anew.
  await page.addInitScript((language) => {
    if (localStorage.getItem('preferences') === null)
      localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
  }, words.language)
})

const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) })

/** What stands beside the tree, or on a phone over it. */
const panelOf = (page: Page): Locator =>
  isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: words.say('team:detail') })

test('the tree is walked by keys alone', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, agent, 'agent01', '/team')
  const first = page.getByRole('treeitem').first()
  await expect(first).toContainText('agent02')
  await pressUntil(page, 'Tab', first)
  await expect(first).toHaveAttribute('aria-level', '1')
  await expect(first).toHaveAttribute('aria-posinset', '1')
  await expect(first).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowRight')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  const below = lineOf(page, 'agent05')
  await expect(below).toBeFocused()
  await expect(below).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('ArrowRight')
  await expect(lineOf(page, 'camtu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(lineOf(page, 'camtu')).toBeFocused()
  await expect(lineOf(page, 'camtu')).toHaveAttribute('aria-setsize', /^[3-9]$/)
  await page.keyboard.type('nh')
  await expect(lineOf(page, 'nhatminh')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(below).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(below).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('End')
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('aria-level', '1')
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  // All branches of this level at once.
  await page.keyboard.press('*')
  await page.keyboard.type('agent04')
  await expect(lineOf(page, 'agent04')).toBeFocused()
  await expect(lineOf(page, 'agent04')).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel.getByRole('link', { name: words.say('team:panel.reports') })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'the tree with an account')
  if (shots) await page.screenshot({ path: `${shots}/tree-${words.language}.png` })
  if (isPhone) await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test(
  'a key that comes between lines that are drawn and their effects leads where it says',
  { tag: '@round' },
  async ({ page }) => {
    await enterAs(page, agent, 'agent01', '/team')
    const first = page.getByRole('treeitem').first()
    await expect(first).toContainText('agent02')
    await pressUntil(page, 'Tab', first)
    await page.keyboard.press('*')
    await expect(lineOf(page, 'agent05')).toBeVisible()
    await page.keyboard.press('End')
    const last = page.locator('[role=treeitem]:focus')
    await expect(last).not.toHaveAttribute('aria-posinset', '1')
    await expect(last).not.toHaveAttribute('aria-busy')
    // Who watches the page hears of lines that a scroll drew before React runs what follows them.
    await page.getByRole('tree').evaluate((tree) => {
      const watcher = new MutationObserver(() => {
        watcher.disconnect()
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
      })
      watcher.observe(tree, { childList: true })
      window.scrollBy({ top: -600, behavior: 'instant' })
    })
    await expect(first).toBeFocused()
  },
)

test('a search leads to the branch, the way back leads to oneself', async ({ page }) => {
  await enterAs(page, agent, 'agent01', '/team')
  const search = page.getByRole('searchbox')
  await search.fill('hoaiph')
  const hits = page.getByRole('region', { name: words.say('team:tree.hits', { name: 'hoaiph' }) })
  await expect(hits.getByRole('link', { name: 'hoaiphong' })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'what a search finds')
  await hits.getByRole('link', { name: 'hoaiphong' }).click()
  const found = lineOf(page, 'hoaiphong')
  await expect(found).toBeFocused()
  await expect(found).toHaveAttribute('aria-level', '3')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  const way = page.getByRole('navigation', { name: words.say('team:list.path') })
  await expect(way.getByRole('listitem')).toHaveText([
    words.say('team:list.root'),
    'agent02',
    'agent05',
    'hoaiphong',
  ])
  if (!isPhone) await expect(panelOf(page).getByRole('heading', { name: 'hoaiphong' })).toBeVisible()
  await way.getByRole('link', { name: 'agent05' }).click()
  await expect(lineOf(page, 'agent05')).toBeFocused()

  // The same address leads there again.
  await page.goBack()
  await page.reload()
  await expect(found).toBeVisible()

  await search.fill('zzzz')
  await expect(page.getByText(words.say('team:list.none_found', { name: 'zzzz' }))).toBeVisible()
  await expect(page.getByText(words.say('team:list.branch_balance'))).toHaveCount(0)
  await page.goto(`${agent}/team?view=table&q=zzzz`)
  await expect(page.getByText(words.say('team:list.none_found', { name: 'zzzz' }))).toBeVisible()
  await expect(page.getByText(words.say('team:list.branch_balance'))).toHaveCount(0)
})

test(
  'a filter keeps the way to whom it leaves; who rests is left alone',
  { tag: '@round' },
  async ({ page }) => {
    const [resting, firstPassword] = [newName(), 'Langbiang1']
    const upline = await callAs(gateway, 'agent05')
    await upline.api.send(calls.team.openDownline, {
      username: resting,
      password: firstPassword,
      type: 0,
      rebate: '0',
    })
    const { api } = await callAs(gateway, resting, firstPassword)
    await api.send(calls.protection.takeBreak, { length: '24h' })
    await enterAs(page, agent, 'agent01', '/team')
    await page.getByRole('button', { name: words.say('shell:act.filter') }).click()
    await page.getByRole('radio', { name: words.say('team:list.status.paused') }).check()
    await expect(page).toHaveURL(/status=paused/)
    await page.getByRole('button', { name: words.say('team:tree.open_all') }).click()
    const line = lineOf(page, resting)
    await expect(line).toContainText(words.say('team:list.status.paused'))
    await expect(lineOf(page, 'agent05')).toBeVisible()
    await expect(lineOf(page, 'camtu')).toHaveCount(0)
    await line.click()
    const panel = panelOf(page)
    await expect(panel.getByText(words.say('team:panel.paused'))).toBeVisible()
    await expect(panel.getByRole('link', { name: words.say('team:panel.transfer') })).toHaveCount(0)
    await expectAccessibleInBothThemes(page, 'an account that rests')
    if (shots) await page.screenshot({ path: `${shots}/tree-resting-${words.language}.png` })
  },
)

test('the table has the columns that one chose, also the next time', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, agent, 'agent01', '/team')
  await page.getByRole('link', { name: words.say('team:tree.view.table') }).click()
  await expect(page).toHaveURL(/view=table/)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(20)
  if (shots) await page.screenshot({ path: `${shots}/tree-table-${words.language}.png` })
  test.skip(isPhone, 'a phone shows what fits on two rows')
  const direct = page.getByRole('columnheader', { name: words.say('team:list.direct_size') })
  const status = page.getByRole('columnheader', { name: words.say('team:list.status') })
  await expect(direct).toHaveCount(0)
  await page.getByRole('button', { name: words.say('team:columns') }).click()
  await page.getByRole('checkbox', { name: words.say('team:list.direct_size') }).check()
  await page.getByRole('checkbox', { name: words.say('team:list.status') }).uncheck()
  await expectAccessibleInBothThemes(page, 'the choice of columns')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(direct).toBeVisible()
  await expect(status).toHaveCount(0)
  const size = page.getByRole('columnheader', { name: words.say('team:list.team_size') })
  await size.getByRole('button').click()
  await expect(size).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText('agent02')
})

test('an account of nobody has a page that says so', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, agent, 'agent01', '/team')
  for (const id of ['999999999', 'abc']) {
    await page.goto(`${agent}/team/${id}`)
    await expect(page.getByText(words.say('team:detail.unknown'))).toBeVisible()
    await expect(page.getByRole('button', { name: words.say('shell:act.retry') })).toHaveCount(0)
  }
  await expectAccessibleInBothThemes(page, 'an account of nobody')
})

for (const { width, text } of [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
]) {
  test(`the open tree fits ${width} px with letters of ${text}`, { tag: '@round' }, async ({ page }) => {
    test.skip(!isPhone, 'a phone')
    await page.setViewportSize({ width, height: 700 })
    await enterAs(page, agent, 'agent01', '/team')
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    await page.getByRole('button', { name: words.say('team:tree.open_all') }).click()
    await expect(lineOf(page, 'camtu')).toBeVisible()
    await expect.poll(() => page.evaluate(findMisfits)).toEqual([])
    await lineOf(page, 'camtu').scrollIntoViewIfNeeded()
    if (shots) await page.screenshot({ path: `${shots}/tree-${width}-${text}.png` })
    await lineOf(page, 'agent05').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(words.say('team:list.team_size'))).toBeVisible()
    expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    if (shots) await page.screenshot({ path: `${shots}/tree-sheet-${width}.png` })
  })
}
