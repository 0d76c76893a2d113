import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { askForWithdrawal } from '../src/ask-for-money.ts'
import { callAs } from '../src/call-as.ts'
import { Desk } from '../src/desk.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { giveBankCard } from '../src/give-bank-card.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('withdrawals that are paid, to each answer of the member', { tag: '@round' }, async ({ page }) => {
  test.setTimeout(120_000)
  const words = await wordsOf('en')
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
    { language: words.language, theme: 'light' },
  )
  const name = 'thanhtung'
  await giveBankCard((await callAs(gateway, name)).api)
  await enterAs(page, member, name)

  const desk = new Desk(await page.context().newPage(), words, gateway)

  await test.step('a small one is paid without a person, and received', async () => {
    await askForWithdrawal(page, words, member, 60_000)
    const send = page.getByRole('button', { name: words.say('wallet:confirm.send') })
    await expect(send).toBeVisible()
    await expectAccessible(page, 'a paid withdrawal')
    await send.click()
    await expect(page.getByText(words.say('wallet:confirm.status.received')).first()).toBeVisible()
  })

  await test.step('partly received', async () => {
    const withdrawalId = await askForWithdrawal(page, words, member, 1_500_000)
    await desk.pay(withdrawalId)
    await choose(page, words.say('wallet:confirm.partial'))
    await page.getByLabel(words.say('wallet:confirm.received_amount')).fill('500000')
    await loseFirstAnswer(page, words)
    await expect(page.getByText(words.say('wallet:confirm.status.partly_received')).first()).toBeVisible()
    await expect(page.getByText(words.money(1_000_000), { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 'a withdrawal that came in part')
    const chip = page.getByRole('banner').getByRole('status', { name: words.say('wallet:balance') })
    const before = await chip.textContent()
    await desk.decide(withdrawalId, 'return')
    await expect(page.getByText(words.say('wallet:confirm.status.returned')).first()).toBeVisible()
    await expect(page.locator('dt', { hasText: words.say('wallet:withdraw.part.returned') })).toBeVisible()
    await expect(chip).not.toHaveText(before ?? '')
  })

  await test.step('the operator sends a part, then the rest', async () => {
    const withdrawalId = await askForWithdrawal(page, words, member, 1_700_000)
    await desk.pay(withdrawalId, '700000')
    await expect(page.getByText(words.money(700_000), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(words.money(1_000_000), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(words.say('wallet:confirm.status.partly_sent')).first()).toBeVisible()
    await expectAccessible(page, 'a withdrawal that is sent in part')
    await desk.payRest(withdrawalId)
    await page.getByRole('button', { name: words.say('wallet:confirm.send') }).click()
    await expect(page.getByText(words.say('wallet:confirm.status.received')).first()).toBeVisible()
  })

  await test.step('not received, with a picture', async () => {
    const withdrawalId = await askForWithdrawal(page, words, member, 1_600_000)
    await desk.pay(withdrawalId)
    await choose(page, words.say('wallet:confirm.not_received'))
    await expect(page.getByRole('button', { name: words.say('wallet:confirm.send') })).toBeDisabled()
    const picture = page.getByLabel(words.say('wallet:confirm.proof'))
    await picture.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: Buffer.from('not one') })
    await expect(page.getByText(words.say('validation:image_type'))).toBeVisible()
    await picture.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByText(words.say('validation:image_type'))).toBeHidden()
    await stopAndFail(page, words)
    await page.getByRole('button', { name: words.say('shell:act.retry') }).click()
    await expect(page.getByText(words.say('wallet:withdraw.proofs', { count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: words.say('wallet:confirm.send') }).click()
    await expect(page.getByText(words.say('wallet:confirm.status.not_received')).first()).toBeVisible()
    await desk.force(withdrawalId)
    await page.reload()
    await expect(page.getByText(words.say('wallet:confirm.forced'))).toBeVisible()
  })

  await test.step('all of them are listed, each once', async () => {
    await page.goto(`${member}/wallet/withdraw`)
    await expect(page.getByRole('listitem').filter({ hasText: words.money(1_500_000) })).toHaveCount(1)
    await expectAccessible(page, 'withdrawals')
  })
})

/** The reply to an answer is lost, the page is loaded anew, and the same answer goes out under the same key. */
async function loseFirstAnswer(page: Page, words: Words): Promise<void> {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) keys.push(request.headers()['idempotency-key'])
  })
  const send = page.getByRole('button', { name: words.say('wallet:confirm.send') })
  await page.route('**/confirm', async (route) => {
    await route.abort('connectionreset')
  })
  await send.dblclick()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await page.unroute('**/confirm')
  await page.reload()
  await choose(page, words.say('wallet:confirm.partial'))
  await page.getByLabel(words.say('wallet:confirm.received_amount')).fill('500000')
  await send.click()
  await expect(send).toBeHidden()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
}

/** Picks an answer; the page may be drawn again in the very moment, so the pick is seen before it counts. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await expect(async () => {
    await radio.click()
    await expect(radio).toBeChecked({ timeout: 1_000 })
  }).toPass()
}

/** A picture on a slow way is stopped, and one that the gateway loses is told. */
async function stopAndFail(page: Page, words: Words): Promise<void> {
  const send = page.getByRole('button', { name: words.say('wallet:withdraw.send_proof') })
  const bar = page.getByRole('progressbar', { name: words.say('wallet:withdraw.sending_proof') })
  await page.route('**/proof', () => undefined)
  await send.click()
  await expect(bar).toBeVisible()
  await expectAccessible(page, 'a picture on its way')
  await page.getByRole('button', { name: words.say('wallet:withdraw.stop_proof') }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: words.say('shell:act.retry') })).toBeHidden()
  await page.unroute('**/proof')
  await page.route('**/proof', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await send.click()
  await expect(page.getByRole('button', { name: words.say('shell:act.retry') })).toBeVisible()
  await page.unroute('**/proof')
}
