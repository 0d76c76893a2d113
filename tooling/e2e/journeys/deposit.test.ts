import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { MessageKey } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { arriveAs } from '../src/arrive-as.ts'
import { nextButton, reviewDeposit } from '../src/ask-for-money.ts'
import { memoOf, reportTransfer } from '../src/platform/bank.ts'
import { callAs } from '../src/call-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { expectAccessibleEverywhere } from '../src/expect-accessible-everywhere.ts'
import { expectReconciled } from '../src/platform/expect-reconciled.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { readQr } from '../src/read-qr.ts'
import { wordsOf, type Words } from '../src/words.ts'

// One platform for all of it: its bank, its merchant and its suspense account are nobody else's.
test.describe.configure({ mode: 'serial' })

const shots = process.env['SAOLA_SHOTS']

let own: OwnPlatform
let gateway: string
let words: Words
/** A code that runs out while the other tests are at work. */
let expiring: { page: Page; memo: string }

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  own = await openOwnPlatform('deposit')
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf('vi')
  await own.operate({ deposit: { expiryMinutes: 1 } })
  const page = await browser.newPage()
  await arriveAs(page, own.member, 'member01', words)
  expiring = { page, memo: await openDeposit(page, 120_000) }
  await own.operate({ deposit: { expiryMinutes: 15 } })
})
test.afterAll(async () => {
  await expiring.page.close()
  await own.close()
})

test.beforeEach(({ page }) => arriveAs(page, own.member, 'member01', words))

test('an exact transfer arrives by itself, with a receipt to keep', async ({ page }) => {
  test.setTimeout(240_000)
  const memo = await openDeposit(page, 250_000)
  const payload = await readQr(page.getByRole('img', { name: /QR/ }))
  expect(payload).toContain('5406250000')
  expect(payload).toContain(memo)
  await expectAccessibleEverywhere(page, words, 'payment')
  expect(await savedPicture(page, 'wallet:deposit.save_code')).toBe(`VietQR ${memo}.png`)
  if (shots) await page.screenshot({ path: `${shots}/deposit-pay.png` })
  const address = page.url()

  expect((await reportTransfer(gateway, { memo, amount: 250_000 })).outcome).toBe('exact')
  await expect(heading(page, 'wallet:deposit.headline.received')).toBeFocused()
  const receipt = page.getByRole('region', { name: words.say('wallet:deposit.receipt') })
  await expect(receipt.getByText(words.money(250_000)).first()).toBeVisible()
  await expect(page.getByRole('button', { name: words.say('money:receipt.print') })).toBeVisible()
  await expectAccessibleEverywhere(page, words, 'receipt')
  expect(await savedPicture(page, 'money:receipt.picture')).toBe('bien-nhan.png')
  // On paper there is the receipt and nothing else.
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(heading(page, 'wallet:deposit.headline.received')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  expect(page.url()).toBe(address)
})

test(
  'another amount reaches the wallet in full, and the page says so',
  { tag: '@round' },
  async ({ page }) => {
    const memo = await openDeposit(page, 200_000)
    expect((await reportTransfer(gateway, { memo, amount: 199_999 })).outcome).toBe('wrong-amount')
    await expect(heading(page, 'wallet:deposit.headline.received')).toBeVisible({ timeout: 40_000 })
    const said = [
      words.say('wallet:deposit.came.wrong_amount', {
        came: words.money(199_999),
        amount: words.money(200_000),
      }),
      words.say('wallet:deposit.fate.credited', { came: words.money(199_999) }),
    ].join(' ')
    await expect(page.getByText(said)).toBeVisible()
    await expectAccessibleEverywhere(page, words, 'receipt of another amount')

    expect((await reportTransfer(gateway, { memo, amount: 50_000 })).outcome).toBe('twice')
    await page.reload()
    const twice = words.say('wallet:deposit.came.twice', { came: words.money(50_000) })
    await expect(page.getByText(new RegExp(pattern(twice)))).toBeVisible()
    await expect(
      page.getByText(words.say('wallet:deposit.fate.credited', { came: words.money(50_000) })),
    ).toBeVisible({ timeout: 40_000 })

    await page.goto(`${own.member}/wallet/statement`)
    for (const key of ['wrong_amount', 'twice'] as const) {
      await expect(page.getByText(words.say(`wallet:statement.remark.${key}`)).first()).toBeVisible()
    }
    await page.goto(`${own.member}/wallet/deposits`)
    await expect(
      page.getByText(words.say('wallet:deposit.received', { amount: words.money(249_999) })),
    ).toBeVisible()
    await expectAccessibleEverywhere(page, words, 'list of deposits')
  },
)

test(
  'where the merchant looks first the money waits, safe and told, until the operator decides',
  { tag: '@round' },
  async ({ page }) => {
    await own.operate({ deposit: { creditOthers: false } })
    const memo = await openDeposit(page, 300_000)
    const { reference } = await reportTransfer(gateway, { memo, amount: 1_000 })
    await expect(page.getByText(new RegExp(pattern(words.say('wallet:deposit.fate.checked'))))).toBeVisible()
    await expectAccessible(page, 'payment with money that is looked at')
    await own.operate({ reference, do: 'return', reason: 'asked by the member' }, 'bank-transfer')
    await expect(page.getByText(new RegExp(pattern(words.say('wallet:deposit.fate.returned'))))).toBeVisible()
    await own.operate({ deposit: { creditOthers: true } })
  },
)

test('an unknown memo waits until the operator finds its owner', { tag: '@round' }, async ({ page }) => {
  const { reference, outcome } = await reportTransfer(gateway, { memo: 'tien an trua', amount: 77_000 })
  expect(outcome).toBe('unknown-memo')
  await own.operate({ reference, do: 'assign', account: 'member01', reason: 'receipt seen' }, 'bank-transfer')
  await page.goto(`${own.member}/wallet/statement`)
  await expect(page.getByText(words.say('wallet:statement.remark.assigned')).first()).toBeVisible()
  await expect(page.getByText(words.money(77_000)).first()).toBeVisible()
})

test('a double tap is one deposit, and a reload shows the same one', { tag: '@round' }, async ({ page }) => {
  const before = await countDeposits(page)
  await (await reviewDeposit(page, words, own.member, 170_000)).dblclick()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const memo = await memoOf(page)
  await page.reload()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(await memoOf(page)).toBe(memo)
  expect(await countDeposits(page)).toBe(before + 1)
})

test(
  'the review shows all of it, and the way back keeps what was entered',
  { tag: '@round' },
  async ({ page }) => {
    const create = await reviewDeposit(page, words, own.member, 190_000)
    for (const key of ['wallet:balance.main', 'money:review.free', 'wallet:deposit.expected'] as const) {
      await expect(page.getByText(words.say(key), { exact: true })).toBeVisible()
    }
    await expectAccessibleEverywhere(page, words, 'review of a deposit')
    const amount = page.getByLabel(words.say('wallet:deposit.amount_label'))
    await page.getByRole('button', { name: words.say('money:review.back') }).click()
    await expect(heading(page, 'wallet:deposit.amount')).toBeFocused()
    await expect(amount).toHaveValue(/190[.,]000/)
    await nextButton(page, words).click()
    await expect(create).toBeVisible()
    await page.goBack()
    await expect(amount).toHaveValue(/190[.,]000/)
    // Nothing to review: the address leads to the first step.
    await amount.fill('')
    await page.goto(`${own.member}/wallet`)
    await page.goto(`${own.member}/wallet/deposit?step=review`)
    await expect(amount).toHaveValue('')
    await expect(page).toHaveURL(/\/wallet\/deposit$/)
  },
)

test('an expired code: what came late arrives, and one tap makes a new code', { tag: '@round' }, async () => {
  test.setTimeout(240_000)
  const { page, memo } = expiring
  await expect(heading(page, 'wallet:deposit.headline.expired')).toBeFocused({ timeout: 90_000 })
  await expectAccessibleEverywhere(page, words, 'expired code')
  const expired = page.url()
  await page.getByRole('button', { name: words.say('wallet:deposit.renew') }).dblclick()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(page.url()).not.toBe(expired)

  expect((await reportTransfer(gateway, { memo, amount: 120_000 })).outcome).toBe('late')
  await page.goto(expired)
  await expect(heading(page, 'wallet:deposit.headline.received')).toBeVisible({ timeout: 40_000 })
  const late = words.say('wallet:deposit.came.late', { came: words.money(120_000) })
  await expect(page.getByText(new RegExp(pattern(late)))).toBeVisible()
})

test(
  "money above the member's own limit waits, and page and inbox say why (wallet 56)",
  { tag: '@round' },
  async ({ browser }) => {
    const page = await browser.newPage()
    await arriveAs(page, own.member, 'member02', words)
    const memo = await openDeposit(page, 200_000)
    const { api } = await callAs(gateway, 'member02')
    await api.send(calls.protection.setLimit, { kind: 'deposit', period: '24h', amount: 150_000 })
    expect((await reportTransfer(gateway, { memo, amount: 200_000 })).outcome).toBe('exact')
    await expect(heading(page, 'wallet:deposit.headline.held')).toBeFocused()
    await expect(page.getByRole('img', { name: /QR/ })).toBeHidden()
    const came = words.money(200_000)
    const reason = words.say('wallet:held.limit')
    const waits = words.say('wallet:deposit.fate.held', { came, reason })
    await expect(page.getByText(new RegExp(pattern(waits)))).toBeVisible()
    await expectAccessibleEverywhere(page, words, 'money above the own limit')
    if (shots) await page.screenshot({ path: `${shots}/deposit-held.png`, fullPage: true })
    const wish = (key: Key) => page.getByRole('button', { name: words.say(key) })
    await wish('wallet:deposit.wish.keep').press('Enter')
    await expect(page.getByText(words.say('wallet:deposit.wished.keep'))).toBeVisible()
    await wish('wallet:deposit.wish.return').click()
    await expect(page.getByText(words.say('wallet:deposit.wished.return'))).toBeVisible()
    await page.reload()
    await expect(wish('wallet:deposit.wish.return')).toBeDisabled()
    await expect(wish('wallet:deposit.wish.keep')).toBeEnabled()
    if (shots) await page.screenshot({ path: `${shots}/deposit-wished.png`, fullPage: true })
    await page.goto(`${own.member}/wallet/deposits`)
    await expect(page.getByText(words.say('wallet:deposit.held'))).toBeVisible()
    await page.goto(`${own.member}/account/messages`)
    await page.getByText(words.say('messages:notice.deposit_held.title')).click()
    await expect(page.getByText(new RegExp(pattern(reason)))).toBeVisible()
    if (shots) await page.screenshot({ path: `${shots}/deposit-held-notice.png` })
    await page.close()
  },
)

test(
  'what comes once more for a paid code is asked about beside its receipt (wallet 58)',
  { tag: '@round' },
  async ({ page }) => {
    const memo = await openDeposit(page, 100_000)
    await reportTransfer(gateway, { memo, amount: 100_000 })
    await expect(heading(page, 'wallet:deposit.headline.received')).toBeFocused()
    const { api } = await callAs(gateway, 'member01')
    await api.send(calls.protection.setLimit, { kind: 'deposit', period: '24h', amount: 150_000 })
    await reportTransfer(gateway, { memo, amount: 100_000 })
    await page.reload()
    await expect(page.getByRole('region', { name: words.say('wallet:deposit.receipt') })).toBeVisible()
    await page.getByRole('button', { name: words.say('wallet:deposit.wish.return') }).click()
    await expect(page.getByText(words.say('wallet:deposit.wished.return'))).toBeVisible()
    if (shots) await page.screenshot({ path: `${shots}/deposit-received-wished.png`, fullPage: true })
  },
)

test('the ledger agrees after all that', async () => {
  await expectReconciled(own)
})

type Key = Parameters<Words['say']>[0]

function heading(page: Page, key: Key): Locator {
  return page.getByRole('heading', { name: words.say(key), exact: true })
}

function pattern(text: string): string {
  return text.replaceAll(/[()?.]/g, String.raw`\$&`)
}

/** Presses a button that saves a picture; the name under which a PNG of some size came. */
async function savedPicture(page: Page, button: MessageKey): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.say(button) }).click()
  const file = await saving
  const bytes = await readFile(await file.path())
  if (shots) await file.saveAs(`${shots}/${file.suggestedFilename()}`)
  expect([bytes.subarray(1, 4).toString('latin1'), bytes.length > 1_000]).toEqual(['PNG', true])
  return file.suggestedFilename()
}

/** Asks for a deposit; the memo of its code. */
async function openDeposit(page: Page, amount: number): Promise<string> {
  await (await reviewDeposit(page, words, own.member, amount)).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  return memoOf(page)
}

/** How many deposits the member has asked for, as the list's first page shows them. */
async function countDeposits(page: Page): Promise<number> {
  await page.goto(`${own.member}/wallet/deposits`)
  await expect(heading(page, 'wallet:deposit.list')).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  return rows.count()
}
