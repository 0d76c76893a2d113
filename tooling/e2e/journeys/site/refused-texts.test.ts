import { expect, test, type Locator } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

/** Chooses a day otherwise than by typing it in its field; answers the day. */
type Way = (sheet: Locator, words: Words) => Promise<string>

const ways: [name: string, way: Way][] = [
  [
    'picked on the calendar',
    async (sheet) => {
      const calendar = sheet.locator('input[type=date]').first()
      const day = await calendar.inputValue()
      const other = `${day.slice(0, 8)}${day.endsWith('01') ? '02' : '01'}`
      await calendar.fill(other)
      return other
    },
  ],
  [
    'set with its month',
    async (sheet, words) => {
      const month = sheet.getByLabel(words.say('wallet:statement.month'))
      const value = (await month.locator('option').nth(3).getAttribute('value')) ?? ''
      await month.selectOption(value)
      return `${value}-01`
    },
  ],
]

for (const [name, choose] of ways) {
  test(`a text that is no day is told until another day is ${name}`, { tag: '@round' }, async ({ page }) => {
    const words = await wordsOf('vi')
    await enterAs(page, member, 'member01', '/wallet/bets')
    await page.getByRole('button', { name: words.say('shell:act.filter') }).click()
    const sheet = page.getByRole('dialog', { name: words.say('wallet:bets.filters') })
    const from = sheet.getByLabel(words.say('shell:date.from'))
    const told = sheet.getByText(words.say('shell:date.no_day', { text: '31/02/2026' }))
    await from.fill('31/02/2026')
    await from.blur()
    await expect(told).toBeVisible()
    const day = await choose(sheet, words)
    await expect(from).toHaveValue(day.replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1'))
    await expect(told).toHaveCount(0)
  })
}

test('a day that is refused as the list is asked for keeps its sheet open', async ({ page }) => {
  const words = await wordsOf('vi')
  await enterAs(page, member, 'member01', '/wallet/bets')
  await page.getByRole('button', { name: words.say('shell:act.filter') }).click()
  const sheet = page.getByRole('dialog', { name: words.say('wallet:bets.filters') })
  const from = sheet.getByLabel(words.say('shell:date.from'))
  await from.fill('31/02/2026')
  await sheet.getByRole('button', { name: words.say('wallet:records.show') }).click()
  await expect(sheet.getByText(words.say('shell:date.no_day', { text: '31/02/2026' }))).toBeVisible()
  await expect(from).toBeFocused()
  await from.fill('01/01/2026')
  await sheet.getByRole('button', { name: words.say('wallet:records.show') }).click()
  await expect(sheet).toHaveCount(0)
})

test('a form whose day is refused as it is sent is not sent with the day of before', async ({ page }) => {
  const words = await wordsOf('vi')
  await enterAs(page, agent, 'agent05', '/opening/links')
  await page.getByRole('button', { name: words.say('opening:links.create') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words.say('opening:links.name')).fill('Ngày không có')
  const ends = form.getByLabel(words.say('opening:links.ends'))
  const told = form.getByText(words.say('shell:date.no_day', { text: '31/02/2027' }))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(calls.team.createLink.path))
      sent.push(request.url())
  })
  for (const send of [
    () => ends.press('Enter'),
    () => form.getByRole('button', { name: words.say('opening:links.create') }).click(),
  ]) {
    await ends.fill('31/02/2027')
    await send()
    await expect(told).toBeVisible()
    await expect(ends).toBeFocused()
  }
  expect(sent).toEqual([])
})

test('a ticket is not checked against another day than the one that was typed', async ({ page }) => {
  const words = await wordsOf('vi')
  await enterAs(page, member, 'member01', '/vnlottery/ticket')
  const day = page.getByLabel(words.say('lottery:ticket.day'))
  await page.getByLabel(words.say('lottery:ticket.number')).fill('12345')
  await day.fill('31/02/2026')
  await day.press('Enter')
  await expect(page.getByText(words.say('shell:date.no_day', { text: '31/02/2026' }))).toBeVisible()
  await expect(day).toBeFocused()
  await expect(page.getByText(words.say('lottery:ticket.about'))).toBeVisible()
})

test('a text that is no amount is not told again with the amount beside which it was put in', async ({
  page,
}) => {
  const words = await wordsOf('vi')
  await enterAs(page, member, 'member01', '/wallet/deposit')
  const amount = page.getByLabel(words.say('wallet:deposit.amount_label'))
  const [first, second] = [page.getByRole('radio').nth(0), page.getByRole('radio').nth(1)]
  const told = page.getByText(words.say('shell:state.no_amount', { text: 'hai trăm' }))
  await first.click({ force: true })
  await amount.selectText()
  await page.keyboard.insertText('hai trăm')
  await expect(told).toBeVisible()
  await second.click({ force: true })
  await expect(told).toHaveCount(0)
  await first.click({ force: true })
  await expect(first).toBeChecked()
  await expect(told).toHaveCount(0)
})
