import { expect, test, type Browser, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { demoAccounts, origin } from '@saola/scripts'
import { authenticatorCode } from '../../src/authenticator-code.ts'
import { callAs, type Caller } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// A platform of its own, and one step after the other: each contract stands on the one before.
test.describe.configure({ mode: 'serial' })

const pin = '135790'
const { password } = demoAccounts

let own: OwnPlatform
let agent: string
let words: Words
/** What an agent proves terms, an acceptance and a transfer with. */
const keys: Record<string, { secret: string; codes: string[] }> = {}
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform('agent contracts')
  agent = origin(own.platform.addresses.agentPort)
  words = await wordsOf(isPhone ? 'vi' : 'en')
  for (const name of ['agent01', 'agent02']) await protect(name)
})
test.afterAll(() => own.close())

/** Gives an agent what terms, an acceptance and a transfer ask for. */
async function protect(name: string): Promise<void> {
  const { api } = await callAs(agent, name)
  await api.send(calls.member.setPaymentPassword, { password, newPassword: pin, confirmNewPassword: pin })
  const { secret } = await api.send(calls.member.startAuthenticator, { password })
  const { recoveryCodes } = await api.send(calls.member.confirmAuthenticator, {
    code: authenticatorCode(secret, -1),
  })
  keys[name] = { secret, codes: [...recoveryCodes] }
}

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
  }, words.language)
  return page
}

const button = (page: Page, key: Parameters<Words['say']>[0], values?: Record<string, string>) =>
  page.getByRole('button', { name: words.say(key, values), exact: true }).last()

const shots = process.env['SAOLA_SHOTS']
async function look(page: Page, what: string, name: string): Promise<void> {
  await expectAccessible(page, what)
  if (shots) await page.screenshot({ path: `${shots}/${name}-${words.language}.png`, fullPage: true })
}

async function contractWith(caller: Caller, receiver: string): Promise<{ status: string; id: string }> {
  const { downline } = await caller.api.send(calls.contracts.list, {
    kind: 'daily',
    username: receiver,
    pageNo: 1,
    pageSize: 20,
  })
  const [found] = downline
  if (found === undefined) throw new Error(`no contract with ${receiver}`)
  return found
}

test('an offer, a counter-offer, and its acceptance, in two browsers', async ({ browser }) => {
  test.setTimeout(180_000)
  const upline = await callAs(agent, 'agent02')
  const { list } = await upline.api.send(calls.team.downlines, {
    customerName: 'member01',
    pageNo: 0,
    pageSize: 5,
  })
  const portal = await pageOf(browser)
  await enterAs(portal, agent, 'agent02', `/contracts/offer?kind=daily&member=${list[0]?.customerId}`)
  await fillTier(portal, '0.2')
  await portal.locator('input[autocomplete="one-time-code"]').fill(keys['agent02']?.codes.pop() ?? '')
  await look(portal, 'a new offer', 'offer')
  await button(portal, 'contracts:step.offer').click()
  await expect(portal).toHaveURL(/\/contracts\?kind=daily/)

  // The member is asked on whatever page it is, and proposes other terms.
  const site = await pageOf(browser)
  await enterAs(site, own.member, 'member01', '/rewards')
  const asked = site.getByRole('dialog', { name: words.say('contracts:offered.title') })
  await expect(asked).toBeVisible()
  await look(site, 'an offer that waits', 'waiting')
  await button(site, 'contracts:step.edit').click()
  await site.getByLabel(words.say('contracts:field.rate'), { exact: true }).last().fill('0.3')
  await button(site, 'contracts:step.edit').click()
  await expect.poll(async () => (await contractWith(upline, 'member01')).status).toBe('E')

  await portal.reload()
  await portal.getByRole('link', { name: words.say('contracts:open', { name: 'member01' }) }).click()
  await look(portal, 'a counter-offer', 'counter')
  await button(portal, 'contracts:step.accept').click()
  await portal
    .locator('input[autocomplete="one-time-code"]')
    .fill(authenticatorCode(keys['agent02']?.secret ?? ''))
  await button(portal, 'contracts:step.accept').click()
  await expect.poll(async () => (await contractWith(upline, 'member01')).status).toBe('A')

  await site.goto(`${own.member}/account/contracts`)
  await expect(site.getByText(words.say('contracts:status.A'), { exact: true }).last()).toBeVisible()
  await look(site, 'the contracts of a member', 'member-contracts')
  await site.getByRole('tab', { name: words.say('contracts:received.title') }).click()
  await expect(site.getByText(words.say('contracts:received.none'))).toBeVisible()
  await look(site, 'no bill yet', 'member-bills')
  await portal.context().close()
  await site.context().close()
})

test(
  'an acceptance names what it ends, and asks for a typed word',
  { tag: '@round' },
  async ({ browser }) => {
    test.setTimeout(180_000)
    const top = await callAs(agent, 'agent01')
    const { id: contractId } = await contractWith(top, 'agent02')
    const { signed } = await top.api.send(calls.contracts.detail, { contractId })
    await top.api.send(calls.contracts.edit, {
      contractId,
      version: signed?.version ?? 0,
      terms: {
        kind: 'daily',
        tiers: [{ betVolume: 100_000, activeMembers: 1, rateType: 'P', rate: 250 }],
      },
      code: keys['agent01']?.codes.pop() ?? '',
    })
    const portal = await pageOf(browser)
    await enterAs(portal, agent, 'agent02', `/contracts?kind=daily&contract=${contractId}`)
    await button(portal, 'contracts:step.accept').click()
    const dialog = portal.getByRole('dialog', { name: words.say('contracts:step.accept') })
    await expect(dialog.getByRole('listitem')).toHaveText(['member01'])
    await look(portal, 'an acceptance that ends a contract', 'endings')
    const word = words.say('contracts:auto_end.word')
    await dialog
      .locator('input[autocomplete="one-time-code"]')
      .fill(authenticatorCode(keys['agent02']?.secret ?? '', 1))
    await dialog.getByRole('button', { name: words.say('contracts:step.accept') }).click()
    const field = dialog.getByLabel(words.say('contracts:auto_end.type', { word }))
    await expect(field).toBeFocused()
    await field.fill(word)
    await dialog.getByRole('button', { name: words.say('contracts:step.accept') }).click()
    await expect(dialog).toBeHidden()
    const caller = await callAs(agent, 'agent02')
    const { downline } = await caller.api.send(calls.contracts.list, {
      kind: 'daily',
      username: 'member01',
      status: 'C',
      pageNo: 1,
      pageSize: 20,
    })
    expect(downline.map(({ status }) => status)).toEqual(['C'])
    await portal.context().close()
  },
)

test('a receiver refuses a bill, and its payer sees why', { tag: '@round' }, async ({ browser }) => {
  test.setTimeout(180_000)
  const receiver = await callAs(agent, 'agent03')
  const { list } = await receiver.api.send(calls.contracts.bills, {
    side: 'downline',
    state: 'open',
    pageNo: 1,
    pageSize: 20,
  })
  // Not one that agent01 owes: those are there to be paid after it.
  const bill = list.findLast(({ paid }) => paid === 0)
  if (bill === undefined) throw new Error('nobody owes agent03 a bill')
  const portal = await pageOf(browser)
  await enterAs(portal, agent, 'agent03', `/contracts/bills?side=downline&bill=${bill.id}`)
  await button(portal, 'contracts:bill.reject').click()
  const asked = portal.getByRole('dialog', {
    name: words.say('contracts:bill.reject_title', { amount: words.money(bill.amount) }),
  })
  await asked.getByRole('radio', { name: words.say('contracts:rejection.terms') }).check()
  await asked.getByRole('textbox').fill('0.8 %')
  await look(portal, 'a bill that is to be refused', 'reject-bill')
  await asked.getByRole('button', { name: words.say('contracts:bill.reject') }).click()
  const why = words.say('contracts:bill.rejected_by', {
    name: 'agent03',
    reason: words.say('contracts:rejection.terms'),
  })
  await expect(portal.getByText(why)).toBeVisible()
  await expect(portal.getByRole('button', { name: words.say('contracts:bill.reject') })).toHaveCount(0)
  await look(portal, 'a bill that was refused', 'rejected-bill')

  const payer = await pageOf(browser)
  await enterAs(payer, agent, bill.payer, `/contracts/bills?state=rejected&bill=${bill.id}`)
  await expect(payer.getByText(why)).toBeVisible()
  await expect(payer.getByText('0.8 %')).toBeVisible()
  await portal.context().close()
  await payer.context().close()
})

test(
  'a bill that the balance does not cover is paid in part, and then in full',
  { tag: '@round' },
  async ({ browser }) => {
    test.setTimeout(180_000)
    const payer = await callAs(agent, 'agent01')
    const receiver = await callAs(agent, 'agent02')
    const { list } = await payer.api.send(calls.contracts.bills, {
      side: 'upline',
      kind: 'dividend',
      state: 'open',
      pageNo: 1,
      pageSize: 20,
    })
    const [bill] = list
    if (bill === undefined) throw new Error('the demo owes no dividend')
    const { sumBalance } = await payer.api.send(calls.wallet.balance)
    await send(payer, 'agent01', bill.receiverId, sumBalance - 1_000)

    const portal = await pageOf(browser)
    await enterAs(portal, agent, 'agent01', '/contracts/bills?state=open')
    await expect(portal.getByText(words.say('contracts:owed.shortfall_note')).first()).toBeVisible()
    await look(portal, 'bills beside a balance that is short', 'bills-short')
    await portal.goto(`${agent}/contracts/bills?bill=${bill.id}`)
    const dialog = portal.getByRole('dialog', { name: words.say('contracts:bill') })
    await expect(
      dialog.getByText(words.say('contracts:bill.short', { balance: words.money(1_000) })),
    ).toBeVisible()
    await look(portal, 'a bill that is short', 'bill-short')
    await button(portal, 'contracts:bill.pay_part', { amount: words.money(1_000) }).click()
    await prove(portal, 'agent01')
    await look(portal, 'a payment that is to be proved', 'pay-bill')
    await button(portal, 'contracts:bill.pay', { amount: words.money(1_000) }).click()
    await expect(dialog.getByText(words.say('contracts:bill.partly_paid'))).toBeVisible()

    const { id: payerId } = await payer.api.send(calls.member.info)
    await send(receiver, 'agent02', payerId, 30_000_000)
    await portal.reload()
    const rest = words.money(bill.open - 1_000)
    await button(portal, 'contracts:bill.pay', { amount: rest }).click()
    // Nothing goes without the code.
    await portal.getByLabel(words.say('member:security.payment_password')).fill(pin)
    await button(portal, 'contracts:bill.pay', { amount: rest }).click()
    await expect(portal.getByText(words.say('transfer:code.required'))).toBeVisible()
    await prove(portal, 'agent01')
    await button(portal, 'contracts:bill.pay', { amount: rest }).click()
    await expect(dialog.getByText(words.say('contracts:bill.issued'))).toBeVisible()
    await look(portal, 'a bill that is paid', 'bill-paid')

    // A second page that has read what is owed, and does not hear of the payment.
    const late = await pageOf(browser)
    await enterAs(late, agent, 'agent01', '/contracts/bills')
    await expect(button(late, 'contracts:bill.pay_all')).toBeVisible()

    await portal.goto(`${agent}/contracts/bills`)
    await button(portal, 'contracts:bill.pay_all').click()
    await prove(portal, 'agent01')
    await look(portal, 'all bills that are to be paid', 'pay-all')
    await portal.getByRole('dialog').getByRole('button', { name: /₫/ }).dblclick()
    const results = portal.getByRole('dialog').locator('tbody tr')
    await expect(results).toHaveCount(list.length - 1)
    await look(portal, 'what became of each bill', 'paid-all')

    await button(late, 'contracts:bill.pay_all').click()
    const nothing = late.getByRole('dialog', { name: words.say('contracts:pay_all.title') })
    await expect(nothing.getByText(words.say('contracts:pay_all.nothing'))).toBeVisible()
    await expect(nothing.getByRole('button', { name: /₫/ })).toHaveCount(0)
    await look(late, 'bills that were paid elsewhere', 'pay-nothing')
    await button(late, 'shell:act.close').click()
    await expect(nothing).toBeHidden()
    await expect(late.getByText(words.say('contracts:owed.nothing'))).toBeVisible()
    await late.context().close()

    const other = await pageOf(browser)
    await enterAs(other, agent, 'agent02', `/contracts/bills?side=downline&bill=${bill.id}`)
    const read = other.getByRole('dialog', { name: words.say('contracts:bill') })
    await expect(read.getByText(words.say('contracts:bill.issued'))).toBeVisible()
    await expect(read.getByRole('button', { name: /₫/ })).toHaveCount(0)
    await portal.context().close()
    await other.context().close()
  },
)

test(
  'a termination is asked for by one side and agreed to by the other',
  { tag: '@round' },
  async ({ browser }) => {
    const top = await callAs(agent, 'agent01')
    const { id } = await contractWith(top, 'agent02')
    const portal = await pageOf(browser)
    await enterAs(portal, agent, 'agent01', `/contracts?kind=daily&contract=${id}`)
    await button(portal, 'contracts:step.request_termination').click()
    await portal.getByRole('alertdialog').getByRole('button').last().click()
    await expect.poll(async () => (await contractWith(top, 'agent02')).status).toBe('V')
    const other = await pageOf(browser)
    await enterAs(other, agent, 'agent02', `/contracts?kind=daily&contract=${id}`)
    await look(other, 'an end that is asked for', 'ending')
    await button(other, 'contracts:step.agree_termination').click()
    await other.getByRole('alertdialog').getByRole('button').last().click()
    await expect(
      other.getByRole('listitem').filter({ hasText: `${words.say('contracts:action.C')} · agent02` }),
    ).toBeVisible()
    await portal.context().close()
    await other.context().close()
  },
)

/** One tier that anybody reaches who plays a little. */
async function fillTier(page: Page, rate: string): Promise<void> {
  const main = page.getByRole('main')
  // The form begins with the agent's own terms, which have two.
  await main.getByRole('button', { name: words.say('contracts:tier.remove', { n: 2 }) }).click()
  await main.getByLabel(words.say('contracts:field.daily_bet'), { exact: true }).fill('100000')
  await main.getByLabel(words.say('contracts:field.active_members'), { exact: true }).fill('1')
  await main.getByLabel(words.say('contracts:field.rate'), { exact: true }).fill(rate)
}

/** Types what proves an act with money: the transaction password and a recovery code. */
async function prove(page: Page, name: string): Promise<void> {
  await page.getByLabel(words.say('member:security.payment_password')).fill(pin)
  await page.getByLabel(words.say('transfer:code')).fill(keys[name]?.codes.pop() ?? '')
}

async function send(caller: Caller, name: string, customerId: string, amount: number): Promise<void> {
  await caller.api.send(
    calls.team.transfer,
    { customerId, amount, paymentPassword: pin, code: keys[name]?.codes.pop() ?? '' },
    { idempotencyKey: `journey-of-bills-${name}-${amount}` },
  )
}
