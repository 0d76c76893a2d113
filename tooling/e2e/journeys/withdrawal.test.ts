import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/addresses.ts'
import { nextButton, reviewWithdrawal } from '../src/ask-for-money.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { signIn } from '../src/people.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const paymentPassword = '246810'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The operator's side, worked by hand at its desk in a second tab. */
class Desk {
  private readonly page: Page
  private readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  async open(withdrawalId: string): Promise<Locator> {
    await this.page.goto(`${gateway}/desk?language=${this.words.language}`)
    return this.page.getByRole('article', { name: `WD${withdrawalId}` })
  }

  async pay(withdrawalId: string, sent = ''): Promise<void> {
    const row = await this.open(withdrawalId)
    await row.getByRole('button', { name: this.words.say('desk:approve') }).click()
    await row.getByLabel(this.words.say('desk:sent_amount')).fill(sent)
    await row.getByRole('button', { name: this.words.say('desk:pay') }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  async payRest(withdrawalId: string): Promise<void> {
    const row = await this.open(withdrawalId)
    await row.getByRole('button', { name: this.words.say('desk:pay') }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  /** What did not come is paid again or goes back to the wallet. */
  async decide(withdrawalId: string, step: 'repay' | 'return'): Promise<void> {
    const row = await this.open(withdrawalId)
    await expectAccessible(this.page, 'desk with a withdrawal that did not come')
    await row.getByRole('button', { name: this.words.say(`desk:${step}`) }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  async refuse(withdrawalId: string, reason: string): Promise<void> {
    const row = await this.open(withdrawalId)
    await row.getByLabel(this.words.say('desk:reason')).fill(reason)
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme })
      await expectAccessible(this.page, `desk with a withdrawal, ${colorScheme}`)
    }
    await row.getByRole('button', { name: this.words.say('desk:reject') }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  /** The member's picture is to be seen, and the operator has its own evidence. */
  async force(withdrawalId: string): Promise<void> {
    const row = await this.open(withdrawalId)
    const picture = row.getByRole('link', { name: this.words.say('desk:proof', { number: 1 }) })
    expect(
      (await this.page.request.get(`${gateway}${await picture.getAttribute('href')}`)).headers(),
    ).toMatchObject({ 'content-type': 'image/png' })
    await row.getByRole('button', { name: this.words.say('desk:force') }).click()
    await expect(row).toBeHidden()
  }
}

async function ask(page: Page, words: Words, amount: number): Promise<string> {
  const submit = await reviewWithdrawal(page, words, member, amount)
  await page.locator('input[name="paymentPassword"]').fill(paymentPassword)
  await submit.dblclick()
  await expect(page).toHaveURL(/\/wallet\/withdraw\/\d+$/)
  return page.url().split('/').at(-1) ?? ''
}

test('withdrawals from the first account to each answer', async ({ page, isMobile }) => {
  test.setTimeout(180_000)
  const language = isMobile ? 'vi' : 'en'
  const words = await wordsOf(language)
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
    { language, theme: isMobile ? 'dark' : 'light' },
  )
  await page.goto(`${member}/lobby`)
  await signIn(page, words, isMobile ? 'ducphuc' : 'trungdung')

  const desk = new Desk(await page.context().newPage(), words)

  await test.step('without an account the page leads to one', async () => {
    await page.goto(`${member}/wallet/withdraw`)
    await expectAccessible(page, 'withdrawal without an account')
    await page.getByRole('link', { name: words.say('wallet:withdraw.add_account') }).click()
    await addAccount(page, words, isMobile ? '0071000111222' : '0071000333444')
  })

  await test.step('bad input is told at its field', async () => {
    await page.goto(`${member}/wallet/withdraw`)
    await page.getByLabel(words.say('wallet:withdraw.amount')).fill('1000')
    await nextButton(page, words).click()
    await expect(page.getByText(words.say('wallet:withdraw.too_small'))).toBeVisible()
    await expect(page.getByLabel(words.say('wallet:withdraw.amount'))).toBeFocused()
    await expectAccessible(page, 'withdrawal with bad input')
    const submit = await reviewWithdrawal(page, words, member, 60_000)
    await submit.click()
    await expect(page.getByText(words.say('wallet:withdraw.password_required'))).toBeVisible()
    await expectAccessible(page, 'review of a withdrawal without a password')
  })

  await test.step('cancelled: the hold comes back', async () => {
    await ask(page, words, 1_200_000)
    await expect(page.getByText(words.say('wallet:withdraw.status.in_process')).first()).toBeVisible()
    await expectAccessible(page, 'a withdrawal in process')
    await page.context().setOffline(true)
    const cancel = page.getByRole('button', { name: words.say('wallet:withdraw.cancel') })
    await expect(cancel).toBeDisabled()
    await expect(page.getByText(staleText(words))).toBeVisible()
    await expectAccessible(page, 'a withdrawal while nobody answers')
    await page.context().setOffline(false)
    await cancel.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.say('wallet:withdraw.cancel') })
      .click()
    await expect(page.getByText(words.say('wallet:withdraw.returned'))).toBeVisible()
  })

  await test.step('a page that is loaded anew before the answer makes no second one', async () => {
    const keys: (string | undefined)[] = []
    const submit = await reviewWithdrawal(page, words, member, 1_100_000)
    await page.route('**/transaction/withdraw', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The gateway does as it is told; its answer is lost.
      if (keys.length === 1) await route.fetch()
      else await route.continue()
    })
    const password = page.locator('input[name="paymentPassword"]')
    await password.fill(paymentPassword)
    await submit.click()
    await expect.poll(() => keys.length).toBe(1)
    await page.reload()
    await expect(page.getByText(words.money(1_100_000), { exact: true })).toBeVisible()
    await expect(page.getByText(words.say('system:error.money_unknown'))).toBeVisible()
    await expect(password).toHaveValue('')
    await expectAccessible(page, 'a withdrawal whose answer was lost')
    await password.fill(paymentPassword)
    await submit.click()
    await expect(page).toHaveURL(/\/wallet\/withdraw\/\d+$/)
    await page.unroute('**/transaction/withdraw')
    expect(keys[1]).toBe(keys[0])
    await page.goto(`${member}/wallet/withdraw`)
    await expect(page.getByRole('listitem').filter({ hasText: words.money(1_100_000) })).toHaveCount(1)
  })

  await test.step('refused, with the reason in words', async () => {
    const withdrawalId = await ask(page, words, 1_300_000)
    await desk.refuse(withdrawalId, 'Tên chưa khớp')
    await expect(
      page.getByText(words.say('wallet:withdraw.reason', { reason: 'Tên chưa khớp' })),
    ).toBeVisible()
  })

  await test.step('a small one is paid without a person, and received', async () => {
    await ask(page, words, 60_000)
    const send = page.getByRole('button', { name: words.say('wallet:confirm.send') })
    await expect(send).toBeVisible()
    await expectAccessible(page, 'a paid withdrawal')
    await send.click()
    await expect(page.getByText(words.say('wallet:confirm.status.received')).first()).toBeVisible()
  })

  await test.step('partly received', async () => {
    const withdrawalId = await ask(page, words, 1_500_000)
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
    const withdrawalId = await ask(page, words, 1_700_000)
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
    const withdrawalId = await ask(page, words, 1_600_000)
    await desk.pay(withdrawalId)
    await choose(page, words.say('wallet:confirm.not_received'))
    await expect(page.getByRole('button', { name: words.say('wallet:confirm.send') })).toBeDisabled()
    const picture = page.getByLabel(words.say('support:ticket.image'))
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
    await expect(page.getByRole('listitem').filter({ hasText: words.money(1_300_000) })).toHaveCount(1)
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

/** The text that dates what is shown, up to its time. */
function staleText(words: Words): string {
  return words
    .say('system:offline.stale', { time: '' })
    .trim()
    .replace(/[.。]$/, '')
}

async function addAccount(page: Page, words: Words, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/wallet\/banks$/)
  const bank = page.getByRole('combobox', { name: words.say('wallet:cards.bank') })
  await page.getByRole('button', { name: words.say('wallet:withdraw.add_account') }).click()
  await expect(page.getByText(words.say('wallet:cards.bank_required'))).toBeVisible()
  await expect(page.getByText(words.say('wallet:cards.number_wrong'))).toBeVisible()
  await expectAccessible(page, 'a bank account without a bank')
  await bank.fill('ngoai thuong')
  await expectAccessible(page, 'the list of banks')
  await page.getByRole('option', { name: 'Vietcombank' }).click()
  await expect(bank).toHaveValue('Vietcombank')
  await page.locator('input[name="accountNumber"]').fill(number)
  await page.locator('input[name="accountName"]').fill('nguyễn văn đức')
  await page.locator('input[name="paymentPassword"]').fill('111111')
  await page.getByRole('button', { name: words.say('wallet:withdraw.add_account') }).click()
  await expect(page.getByText(words.say('system:code.invalid.payment.pw'))).toBeVisible()
  await expect(page.locator('input[name="accountName"]')).toHaveValue('NGUYEN VAN DUC')
  await page.locator('input[name="paymentPassword"]').fill(paymentPassword)
  await page.getByRole('button', { name: words.say('wallet:withdraw.add_account') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vietcombank' })).toContainText('NGUYEN VAN DUC')
  await expectAccessible(page, 'bank accounts')
}
