import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { memoOf, reportTransfer } from '../src/platform/bank.ts'
import { nextButton, reviewDeposit } from '../src/ask-for-money.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { newName } from '../src/people.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const password = 'Matkhau2026'

test.describe.configure({ mode: 'parallel' })

// Each width in a language of its own.
for (const [language, width] of [
  ['vi', 'phone'],
  ['en', 'desktop'],
] as const) {
  test(`the statement adds up, saves, explains itself and survives a lost line (${language})`, async ({
    page,
    context,
  }, { project }) => {
    test.skip(project.name !== width, 'the other language is read at this width')
    test.setTimeout(90_000)
    const words = await wordsOf(language)
    const theme = language === 'vi' ? 'dark' : 'light'
    await context.addInitScript(
      (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
      { language, theme },
    )

    await test.step('a new member deposits twice', async () => {
      await register(page, words)
      await deposit(page, words, 500_000)
      await deposit(page, words, 1_000_000)
    })

    await test.step('rows and the totals of the day add up', async () => {
      await page.goto(`${member}/wallet/statement`)
      const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
      await expect(rows).toHaveCount(2)
      await expect(page.getByText(words.money(1_500_000)).first()).toBeVisible()
      const day = page.getByRole('row').filter({ hasText: words.say('wallet:statement.day_end') })
      await expect(day).toContainText(words.money(1_500_000))
      await expectAccessible(page, 'statement')
    })

    await test.step('a filter lets only its kind through', async () => {
      const filter = page.getByRole('button', { name: words.say('shell:act.filter') })
      const sheet = page.getByRole('dialog', { name: words.say('wallet:statement.filters') })
      const kind = (name: string) => press(sheet.getByRole('radio', { name, exact: true }))
      await filter.click()
      await kind(words.say('wallet:statement.type.withdraw'))
      await expect(page.getByText(words.say('wallet:statement.empty'))).toBeAttached()
      await kind(words.say('wallet:statement.type.deposit'))
      await sheet.getByRole('button', { name: words.say('wallet:records.show') }).click()
      await expect(page).toHaveURL(/type=deposit/)
    })

    await test.step('the file holds the same rows and sums', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words.say('wallet:statement.export') }).click()
      const text = await readFile(await (await saved).path(), 'utf8')
      expect(text.startsWith('\uFEFF')).toBe(true)
      const separator = language === 'vi' ? ';' : ','
      const [head, ...lines] = text.slice(1).trim().split('\r\n')
      expect(head).toContain(words.say('wallet:statement.amount'))
      const amounts = lines.map((line) => Number(line.split(separator).at(-3)))
      expect(amounts.toSorted((left, right) => left - right)).toEqual([500_000, 1_000_000])
      for (const line of lines) {
        const [amount = 0, before = 0, after = 0] = line.split(separator).slice(-3).map(Number)
        expect(before + amount).toBe(after)
      }
    })

    await test.step('a row tells both its sides and leads to its deposit', async () => {
      await page.getByRole('table').getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(words.say('wallet:party.bank')).first()).toBeVisible()
      await expectAccessible(page, 'details of an entry')
      await dialog.getByRole('link', { name: words.say('wallet:statement.to_deposit') }).click()
      await expect(page).toHaveURL(/\/wallet\/deposit\/\d+/)
    })

    await test.step('her own results and the betting record say that there is nothing yet', async () => {
      await page.goto(`${member}/wallet/profit`)
      await expect(page.getByText(words.say('wallet:profit.empty'))).toBeVisible()
      await expect(page.getByRole('link', { name: words.say('wallet:profit.limits') })).toBeVisible()
      await expectAccessible(page, 'own results')
      await page.goto(`${member}/wallet/bets`)
      await expect(page.getByText(words.say('wallet:bets.empty'))).toBeVisible()
      await expectAccessible(page, 'betting record')
    })

    await test.step('offline, the statement stays readable and dated; money waits; both come back', async () => {
      await page.goto(`${member}/wallet/deposit`)
      const next = nextButton(page, words)
      await expect(next).toBeEnabled()
      await page.goto(`${member}/wallet/statement`)
      const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
      await expect(rows).toHaveCount(2)
      await context.setOffline(true)
      for (const period of ['shell:date.last_30', 'shell:date.last_7'] as const) {
        await press(page.getByRole('radio', { name: words.say(period) }))
      }
      await expect(page.getByText(words.say('system:offline.stale', { time: '' }).trim())).toBeVisible()
      await expect(rows).toHaveCount(2)
      await context.setOffline(false)
      await expect(page.getByText(words.say('system:offline.stale', { time: '' }).trim())).toBeHidden()
      await expect(rows).toHaveCount(2)
      await page.goto(`${member}/wallet/deposit`)
      await expect(next).toBeEnabled()
      await context.setOffline(true)
      await expect(page.getByText(words.say('system:offline.money'))).toBeVisible({ timeout: 40_000 })
      await expect(next).toBeDisabled()
      await expectAccessible(page, 'deposit while offline')
      await context.setOffline(false)
      await expect(next).toBeEnabled()
    })
  })
}

/** Presses a chip where it is seen, once it stands still; the address takes the answer first, and the chip follows it. */
async function press(chip: Locator): Promise<void> {
  await chip.locator('..').click()
  await expect(chip).toBeChecked()
}

async function register(page: Page, words: Words): Promise<void> {
  await page.goto(`${member}/rewards`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('session:register') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.say('session:field.username') }).fill(newName())
  await dialog.getByLabel(words.say('session:field.password'), { exact: false }).first().fill(password)
  await dialog.getByLabel(words.say('session:field.confirmPassword')).fill(password)
  await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
  await dialog.getByRole('button', { name: words.say('session:register.submit') }).click()
  await expect(dialog).toBeHidden()
}

async function deposit(page: Page, words: Words, amount: number): Promise<void> {
  await (await reviewDeposit(page, words, member, amount)).click()
  await reportTransfer(origin(sharedAddresses.gatewayPort), { memo: await memoOf(page), amount })
  await expect(page.getByText(words.say('wallet:deposit.received_hint'))).toBeVisible()
}
