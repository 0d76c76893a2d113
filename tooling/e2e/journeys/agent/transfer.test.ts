import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { demoAccounts, origin } from '@saola/scripts'
import { authenticatorCode } from '../../src/authenticator-code.ts'
import { callAs, type Caller } from '../../src/call-as.ts'
import { Door } from '../../src/door.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { findMisfits } from '@saola/scripts/find-misfits'
import { codeFor } from '../../src/platform/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { turnAuthenticatorOn } from '../../src/turn-authenticator-on.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// A platform of its own, and one journey after the other: the proofs of the first serve the next ones.
test.describe.configure({ mode: 'serial' })

const pin = '135790'
const { password } = demoAccounts
const shots = process.env['SAOLA_SHOTS']

let own: OwnPlatform
let agent: string
let gateway: string
let words: Words
let door: Door
/** Recovery codes of the agents, each of them a proof for one transfer. */
const codes: Record<string, string[]> = {}
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform('agent transfer')
  agent = origin(own.platform.addresses.agentPort)
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf(isPhone ? 'vi' : 'en')
  door = new Door(words, own.member)
})
test.afterAll(() => own.close())

test.beforeEach(({ page }) =>
  page.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
  }, words.language),
)

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}-${words.language}.png`, fullPage: true })
}

/** Reads the screen as it stands: accessible here, and fitting the smallest phone and letters twice as large. */
async function look(page: Page, what: string, name: string): Promise<void> {
  await expectAccessible(page, what)
  await shoot(page, name)
  const usual = page.viewportSize()
  for (const [width, text] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    const misfits = (): Promise<string[]> => page.evaluate(findMisfits)
    await expect
      .configure({ soft: true })
      .poll(misfits, { message: `${what}, ${width} px, ${text}` })
      .toEqual([])
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  if (usual) await page.setViewportSize(usual)
}

async function balanceOf({ api }: Caller): Promise<number> {
  return (await api.send(calls.wallet.balance)).sumBalance
}

/** Gives an agent what a transfer asks for, as its owner does it in the portal. */
async function protect({ api }: Caller, name: string): Promise<void> {
  await api.send(calls.member.setPaymentPassword, {
    password,
    newPassword: pin,
    confirmNewPassword: pin,
  })
  const { secret } = await api.send(calls.member.startAuthenticator, { password })
  const { recoveryCodes } = await api.send(calls.member.confirmAuthenticator, {
    code: authenticatorCode(secret),
  })
  codes[name] = [...recoveryCodes]
}

/** Fills the amount, goes on, and proves the person; what was sent is on its way then. */
async function fillTransfer(page: Page, name: string, amount: string): Promise<void> {
  const main = page.getByRole('main')
  await door.field(main, 'transfer:amount').fill(amount)
  await main.getByRole('button', { name: words.say('money:next') }).click()
  await prove(page, name)
}

async function prove(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await door.field(main, 'member:security.payment_password').fill(pin)
  await door.field(main, 'transfer:code').fill(codes[name]?.pop() ?? '')
}

function submit(page: Page, amount: number): Promise<void> {
  return page
    .getByRole('main')
    .getByRole('button', { name: words.say('transfer:submit', { amount: words.money(amount) }) })
    .click()
}

test('an agent protects the account, and sends money down from the list of the team', async ({ page }) => {
  test.setTimeout(150_000)
  await enterAs(page, agent, 'agent02', '/transfer')
  const main = page.getByRole('main')
  await expect(main.getByText(words.say('transfer:needs.authenticator'))).toBeVisible()
  await look(page, 'what a transfer needs first', 'needs')
  await main.getByRole('link', { name: words.say('transfer:needs.act') }).click()
  const part = words.say('member:security.payment_password')
  await main.getByRole('button', { name: `: ${part}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=password]').fill(password)
  await dialog.locator('[name=newPassword]').fill(pin)
  await dialog.locator('[name=confirmNewPassword]').fill(pin)
  await expectAccessible(page, 'setting a transaction password in the portal')
  await shoot(page, 'password')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  codes['agent02'] = (await turnAuthenticatorOn(page, words, agent, '/me')).recoveryCodes

  const member = await callAs(gateway, 'member01')
  const before = await balanceOf(member)
  // The list of the team is one tap away, and the transfer another.
  await page.goto(`${agent}/team?view=table&q=member01`)
  await shoot(page, 'team')
  await main.getByRole('link', { name: words.say('transfer:to', { name: 'member01' }) }).click()
  await expect(main.getByText(words.say('transfer:account.level', { level: 1 }))).toBeVisible()
  await look(page, 'a transfer before its amount', 'amount')

  // Less than the least amount is said at the field, and nothing typed is lost.
  await door.field(main, 'transfer:amount').fill('9000')
  await main.getByRole('button', { name: words.say('money:next') }).click()
  await expect(
    main.getByText(words.say('transfer:refused.small', { minAmount: words.money(10_000) })),
  ).toBeVisible()
  await door.field(main, 'transfer:remark').fill('Thưởng tuần này')
  await fillTransfer(page, 'agent02', '250000')
  await look(page, 'the review of a transfer', 'review')
  await submit(page, 250_000)
  await expect(
    main.getByText(words.say('transfer:done', { amount: words.money(250_000), name: 'member01' })),
  ).toBeVisible()
  await look(page, 'the receipt of a transfer', 'receipt')
  expect(await balanceOf(member)).toBe(before + 250_000)

  // The member reads it in the statement.
  await enterAs(page, own.member, 'member01', '/wallet/statement')
  await expect(page.getByText(words.say('wallet:statement.remark.agent_transfer')).first()).toBeVisible()
})

test(
  'money goes up to the direct upline, and both sides see their row',
  { tag: '@round' },
  async ({ page, browser }) => {
    const caller = await callAs(gateway, 'agent02')
    const upline = await callAs(gateway, 'agent01')
    const [low, high] = [await balanceOf(caller), await balanceOf(upline)]
    await enterAs(page, agent, 'agent02', '/transfer')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /agent01/ })).toBeVisible()
    await look(page, 'finding a recipient', 'find')
    await main.getByRole('button', { name: /agent01/ }).click()
    await fillTransfer(page, 'agent02', '120000')

    // Two taps at once are one wish.
    const sent = page.waitForResponse((answer) => answer.url().includes(calls.team.transfer.path))
    await page
      .getByRole('main')
      .getByRole('button', { name: words.say('transfer:submit', { amount: words.money(120_000) }) })
      .dblclick()
    const { value } = (await (await sent).json()) as { value: { orderNo: string } }
    await expect(main.getByText(value.orderNo)).toBeVisible()
    expect([await balanceOf(caller), await balanceOf(upline)]).toEqual([low - 120_000, high + 120_000])
    await main.getByRole('button', { name: words.say('transfer:another') }).click()
    await expect(main.getByRole('row', { name: /agent01/ }).first()).toContainText('120')

    const other = await browser.newContext()
    try {
      const above = await other.newPage()
      await above.addInitScript((language) => {
        localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
      }, words.language)
      await enterAs(above, agent, 'agent01', '/transfer?side=received')
      await above.getByRole('button', { name: new RegExp(value.orderNo) }).click()
      const receipt = above.getByRole('dialog')
      await expect(
        receipt.getByText(words.say('transfer:received', { amount: words.money(120_000), name: 'agent02' })),
      ).toBeVisible()
      await expectAccessible(above, 'the receipt of what came')
      await shoot(above, 'received')
    } finally {
      await other.close()
    }
  },
)

test(
  'an answer that never came is asked for again and moves the money once',
  { tag: '@round' },
  async ({ page }) => {
    const caller = await callAs(gateway, 'agent02')
    const before = await balanceOf(caller)
    await enterAs(page, agent, 'agent02', '/transfer?to=member02')
    let isLost = true
    await page.route(`**${calls.team.transfer.path}`, async (route) => {
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      return route.abort('connectionreset')
    })
    await fillTransfer(page, 'agent02', '50000')
    await submit(page, 50_000)
    const main = page.getByRole('main')
    await expect(main.getByText(words.say('system:error.money_unknown')).first()).toBeVisible()
    await shoot(page, 'unknown')
    await submit(page, 50_000)
    await expect(
      main.getByText(words.say('transfer:done', { amount: words.money(50_000), name: 'member02' })),
    ).toBeVisible()
    expect(await balanceOf(caller)).toBe(before - 50_000)
  },
)

test(
  'who is excluded is refused without a word of why, who is beside the line is nobody',
  { tag: '@round' },
  async ({ page }) => {
    const resting = await callAs(gateway, 'anhtuyet')
    await resting.api.send(calls.protection.takeBreak, { length: '24h' })
    await enterAs(page, agent, 'agent02', '/transfer?to=anhtuyet')
    const main = page.getByRole('main')
    await expect(main.getByText(words.say('transfer:refused.paused'))).toBeVisible()
    await expect(door.field(main, 'transfer:amount')).toHaveCount(0)
    await look(page, 'a recipient that rests', 'resting')
    await page.goto(`${agent}/team?view=table&q=anhtuyet`)
    await expect(main.getByRole('link', { name: 'anhtuyet', exact: true })).toBeVisible()
    await expect(
      main.getByRole('link', { name: words.say('transfer:to', { name: 'anhtuyet' }) }),
    ).toHaveCount(0)

    // A member of another line, and a name that nobody has, are answered alike.
    for (const name of ['congthanh', 'nobodyatall']) {
      await page.goto(`${agent}/transfer?to=${name}`)
      await expect(main.getByText(words.say('transfer:account.none'))).toBeVisible()
    }
    await shoot(page, 'nobody')
  },
)

test(
  'a wrong proof moves nothing, and says at its field what is wrong',
  { tag: '@round' },
  async ({ page }) => {
    const caller = await callAs(gateway, 'agent04')
    await protect(caller, 'agent04')
    const before = await balanceOf(caller)
    await enterAs(page, agent, 'agent04', '/transfer?to=ngochan')
    const main = page.getByRole('main')
    await fillTransfer(page, 'agent04', '30000')
    await door.field(main, 'member:security.payment_password').fill('000000')
    await submit(page, 30_000)
    await expect(main.getByText(words.say('system:code.invalid.payment.pw'))).toBeVisible()
    await door.field(main, 'member:security.payment_password').fill(pin)
    await door.field(main, 'transfer:code').fill('ABCDE-12345')
    await submit(page, 30_000)
    await expect(main.getByText(words.say('system:code.member.authenticator.code'))).toBeVisible()
    await expect(door.field(main, 'transfer:code')).toBeFocused()
    await shoot(page, 'wrong')
    expect(await balanceOf(caller)).toBe(before)
  },
)

test(
  'after a mail address was changed transfers wait, and the page says why and until when (wallet 53)',
  { tag: '@round' },
  async ({ page }) => {
    const caller = await callAs(gateway, 'agent03')
    const { api } = caller
    await protect(caller, 'agent03')
    for (const contact of ['first@saola.test', 'second@saola.test']) {
      await api.send(calls.member.contactCode, { channel: 'email', contact })
      const proofs = { password, code: codes['agent03']?.pop() }
      const verificationCode = await codeFor(gateway, contact)
      await api.send(calls.member.setContact, { channel: 'email', contact, verificationCode, ...proofs })
    }
    await enterAs(page, agent, 'agent03', '/transfer')
    const main = page.getByRole('main')
    const until = words.say('transfer:stopped.until', { untilAt: '' }).trim()
    await expect(main.getByText(until).first()).toBeVisible()
    await expect(main.getByRole('searchbox').or(main.getByRole('combobox'))).toHaveCount(0)
    await look(page, 'transfers that wait', 'waiting')
  },
)
