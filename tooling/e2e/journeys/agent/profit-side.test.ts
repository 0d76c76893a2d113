import { expect, test, type Locator, type Page } from '@playwright/test'
import { dayKey, formatMoney, startOfDay } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { seenFrom } from '@saola/rules'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessibleInBothThemes } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const agent = origin(sharedAddresses.agentPort)
const shots = process.env['SAOLA_SHOTS']

type Side = Parameters<typeof seenFrom>[0]

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

test('one switch says from whose side every page shows profit and loss (team 39)', async ({ page }) => {
  // Nobody below agent06 plays in any other journey, so its figures stay as they are.
  const { api } = await callAs(agent, 'agent06')
  const now = Date.now()
  const days = { startDate: dayKey(startOfDay(now, -29)), endDate: dayKey(now) }
  const report = await api.send(calls.team.betting, { ...days, pageNo: 1, pageSize: 20 })
  const team = report.footer.profitAndLoss
  const person = report.list.find(({ customerName }) => customerName === 'ducthang')
  const id = person?.customerId ?? ''
  const alone = (await api.send(calls.team.downline, { customerId: id })).totals.profitAndLoss
  expect(team, 'the team has won or lost something').not.toBe(0)
  expect(alone).not.toBe(0)

  const pages: [address: string, what: string, figure: number, place: (page: Page) => Locator][] = [
    [
      '/?period=last_30',
      'overview',
      team,
      (at) => at.getByRole('region', { name: words.say('team:overview.results') }),
    ],
    ['/reports/betting?period=last_30', 'betting', team, (at) => at.locator('main')],
    ['/reports/profit?period=last_30', 'profit', team, (at) => at.locator('main')],
    [`/team?at=${id}`, 'panel', alone, (at) => panelOf(at)],
    [`/team/${id}`, 'member', alone, (at) => at.locator('main')],
  ]
  const expectAll = async (side: Side): Promise<void> => {
    for (const [address, what, figure, place] of pages) {
      await page.goto(`${agent}${address}`)
      // On a phone what one taps opens it, not the address.
      if (what === 'panel' && isPhone)
        await page.getByRole('treeitem').filter({ hasText: 'ducthang' }).click()
      const shown = place(page)
        .getByText(signed(seenFrom(side, figure)), { exact: true })
        .first()
      await expect(shown, `${what}, ${side}`).toBeVisible()
      if (shots)
        await page.screenshot({ path: `${shots}/side-${what}-${side}-${words.language}.png`, fullPage: true })
    }
  }

  await enterAs(page, agent, 'agent06')
  await expectAll('agents')

  await page.goto(`${agent}/reports/betting?period=last_30`)
  await page.getByRole('button', { name: words.say('team:profit.side.see_members') }).click()
  await expect(page.getByText(words.say('team:profit.side.members'))).toBeVisible()
  await expectAccessibleInBothThemes(page, "a report from the members' side")
  // Each address loads its page anew.
  await expectAll('members')

  await page.goto(`${agent}/`)
  await page.getByRole('button', { name: words.say('team:profit.side.see_agents') }).click()
  await page.reload()
  await expect(page.getByText(words.say('team:profit.side.agents'))).toBeVisible()
})

/** What stands beside the tree, or on a phone over it. */
function panelOf(page: Page): Locator {
  const beside = page.getByRole('complementary', { name: words.say('team:detail') })
  return beside.or(page.getByRole('dialog'))
}

function signed(amount: number): string {
  return formatMoney(amount, words.language, { signed: true })
}
