import { expect, test } from '@playwright/test'
import { formatPercent } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { ticketTax } from '@saola/rules'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const player = 'thanhxuan'
const shots = process.env['SAOLA_SHOTS']

test('a ticket and the boards of paper tickets say from what on a prize is taxed (lottery 28)', async ({
  page,
}, { project }) => {
  const language = project.name === 'phone' ? 'vi' : 'en'
  const words = await wordsOf(language)
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ language: chosen, theme: 'dark' })),
    language,
  )
  const { api } = await callAs(member, player)
  const { draws } = await api.send(calls.lottery.history, { gameCode: 'LOTT_NORTHERN_LOTTERY', count: 1 })
  const day = (draws[0]?.numero ?? '').replace(/(\d{4})(\d{2})(\d{2})/, '$3/$2/$1')
  const [special = ''] = draws[0]?.prizes[0] ?? []
  const [last = ''] = draws[0]?.prizes[7] ?? []
  const tax = page.getByText(
    words.say('lottery:ticket.tax', {
      amount: words.money(ticketTax.above),
      rate: formatPercent(ticketTax.rate, language),
    }),
  )
  const check = async (digits: string): Promise<void> => {
    await page.getByRole('textbox', { name: words.say('lottery:ticket.number') }).fill(digits)
    const press = page.getByRole('button', { name: words.say('lottery:ticket.check'), exact: true })
    await expect(press).not.toHaveAttribute('aria-busy')
    await press.click()
    await expect(page.getByText(words.say('lottery:ticket.total'))).toBeVisible()
  }

  await enterAs(page, member, player, '/vnlottery/ticket')
  // While a draw is under way the page begins with its day, which has no result yet.
  await page.getByLabel(words.say('lottery:ticket.day')).fill(day)
  await check(special)
  await expect(tax).toBeVisible()
  await expectAccessible(page, 'a ticket whose prize is taxed')
  if (shots) await page.screenshot({ path: `${shots}/ticket-${language}.png`, fullPage: true })
  // The smallest prize of the board, unless its end is that of the special one.
  if (!special.endsWith(last)) {
    await check(last)
    await expect(tax).toBeHidden()
  }

  await page.goto(`${member}/vnlottery/results?group=SOUTH`)
  await expect(tax).toBeVisible()
  if (shots) await page.screenshot({ path: `${shots}/results-${language}.png`, fullPage: true })
  await page.goto(`${member}/vnlottery/results?group=FAST`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(tax).toBeHidden()
})
