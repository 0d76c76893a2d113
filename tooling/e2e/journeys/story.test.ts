import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { expectReview, nextButton } from '../src/ask-for-money.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { fillSignIn, newName } from '../src/people.ts'
import { readQr } from '../src/read-qr.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const password = 'Matkhau2026'

test('from the landing page to a settled bet, and her agent sees it', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const vi = await wordsOf('vi')
  const en = await wordsOf('en')
  const name = newName()

  await test.step('the landing page finds a line', async () => {
    await page.goto(member)
    await expect(page.getByRole('heading', { name: vi.say('landing:lines.title') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page.getByText('2023')).toBeVisible()
    await expect(page.locator('section[aria-labelledby="lines"]').getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page, 'landing page')
  })

  await test.step('she registers by user name', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: vi.say('session:register') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: vi.say('session:field.username') }).fill(name)
    await dialog.getByLabel(vi.say('session:field.password'), { exact: false }).first().fill(password)
    await dialog.getByLabel(vi.say('session:field.confirmPassword')).fill(password)
    await dialog.getByRole('checkbox', { name: vi.say('session:register.age_terms') }).check()
    await expectAccessible(page, 'register dialog')
    await dialog.getByRole('button', { name: vi.say('session:register.submit') }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${member}/lobby`)
  })

  await test.step('she deposits 500.000 ₫ by VietQR and the bank confirms', async () => {
    await page.goto(`${member}/wallet/deposit`)
    await page
      .getByRole('radio', { name: /^500/ })
      .or(page.getByRole('button', { name: /^500/ }))
      .first()
      .click()
    await expectAccessible(page, 'deposit amount')
    await nextButton(page, vi).click()
    await expectReview(page, vi, 500_000)
    await expectAccessible(page, 'review of a deposit')
    await page.getByRole('button', { name: vi.say('wallet:deposit.create') }).click()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    // EMV field 54 is the amount: 06 characters, 500000.
    expect(await readQr(page.getByRole('img', { name: /QR/ }))).toContain('5406500000')
    await expectAccessible(page, 'deposit transfer')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: vi.say('wallet:deposit.open_bank') }).click()
    const bank = await opened
    await expectAccessible(bank, 'local bank page')
    await bank.getByRole('button', { name: vi.say('bank:confirm') }).click()
    await page.bringToFront()
    await expect(page.getByText(vi.money(500_000)).first()).toBeVisible()
    await expect(page.getByText(vi.say('wallet:deposit.received_hint'))).toBeVisible()
    await expectAccessible(page, 'deposit receipt')
  })

  await test.step('she finds Limbo by three letters', async () => {
    await page.goto(`${member}/games`)
    await page.getByRole('searchbox').fill('lim')
    await expect(page.getByRole('button', { name: /Limbo/ }).first()).toBeVisible()
    await expectAccessible(page, 'search results')
    await page.getByRole('button', { name: vi.say('games:play.name', { name: 'Limbo' }) }).click()
    await expect(page).toHaveURL(/\/play\//)
  })

  await test.step('she plays five rounds', async () => {
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('button', { name: new RegExp(vi.say('vendor:play.plain')) })).toBeEnabled()
    await expectAccessible(page, 'game')
    await game.locator('#target').fill('2')
    await game.locator('#stake').fill('10000')
    for (let round = 1; round <= 5; round++) {
      await game.locator('#play').click()
      await expect(game.locator('#rounds li:not(.empty)')).toHaveCount(round)
    }
  })

  await test.step('balance and statement agree, row by row', async () => {
    await page.goto(`${member}/wallet/statement`)
    const rows = await readStatement(page)
    expect(rows.filter((row) => row.amount === 500_000)).toHaveLength(1)
    expect(rows.filter((row) => row.amount === -10_000)).toHaveLength(5)
    for (const row of rows) expect(row.before + row.amount).toBe(row.after)
    // A press may scroll the page, and what is left half under its top bar is too small a target there.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'statement')
    await page.goto(`${member}/wallet`)
    await expect(page.getByText(vi.money(rows[0]?.after ?? -1)).first()).toBeVisible()
    await expectAccessible(page, 'wallet')
  })

  await test.step('she switches to English and signs out', async () => {
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { name: en.say('wallet:title') })).toBeVisible()
    await page.goto(`${member}/account`)
    await page.getByRole('button', { name: en.say('session:sign_out') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'the question before signing out')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en.say('session:sign_out') })
      .click()
    await expect(page).toHaveURL(`${member}/`)
  })

  await test.step('her agent sees her in the team and her bets', async () => {
    // Her own page is done; left open it would go on drawing behind the portal.
    await page.goto('about:blank')
    const context = await browser.newContext({ locale: 'vi-VN' })
    const portal = await context.newPage()
    await portal.goto(agent)
    await fillSignIn(portal, vi, 'agent02')
    await expect(portal.getByRole('heading', { name: vi.say('team:overview') })).toBeVisible()
    await expectAccessible(portal, 'agent overview')
    await portal.goto(`${agent}/team?q=${name}`)
    await expect(portal.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
    await expectAccessible(portal, 'team list')
    await portal.goto(`${agent}/team/bets?q=${name}`)
    await expect(portal.getByText(name).first()).toBeVisible()
    await expect(portal.getByRole('row').filter({ hasText: name })).toHaveCount(5)
    await expectAccessible(portal, 'team betting')
    await context.close()
  })
})

type Row = { before: number; amount: number; after: number }

/** Reads the statement from the file that the member can take along. */
async function readStatement(page: Page): Promise<Row[]> {
  const vi = await wordsOf('vi')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: vi.say('wallet:statement.export') }).click()
  const file = await (await download).path()
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const head = (lines[0] ?? '').split(';').map((cell) => cell.replaceAll('"', ''))
  const at = (key: 'amount' | 'before' | 'after'): number => head.indexOf(vi.say(`wallet:statement.${key}`))
  return lines.slice(1).map((line) => {
    const cells = line.split(';').map((cell) => cell.replaceAll('"', ''))
    const whole = (index: number): number => Number(cells[index]?.replaceAll(/[^\d-]/g, ''))
    return { before: whole(at('before')), amount: whole(at('amount')), after: whole(at('after')) }
  })
}
