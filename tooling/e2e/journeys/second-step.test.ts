import { expect, test } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { authenticatorCode } from '../src/authenticator-code.ts'
import { callAs } from '../src/call-as.ts'
import { Door } from '../src/door.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { openNeighbour } from '../src/platform/neighbour.ts'
import { lockLinkFor } from '../src/platform/lock-link-for.ts'
import { codeFor } from '../src/platform/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { contactOf, fillSignIn, signOutHere } from '../src/people.ts'
import { turnAuthenticatorOn } from '../src/turn-authenticator-on.ts'
import { wordsOf, type Words } from '../src/words.ts'

// One platform for all of it: its switches are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let gateway: string
let words: Words
let door: Door

test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnPlatform('second step')
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf('vi')
  door = new Door(words, own.member)
})
test.afterAll(() => own.close())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
    { language: words.language, theme: 'dark' },
  )
})

for (const [way, from, name] of [
  ['sms', '127.0.0.11', 'khanhvy'],
  ['email', '127.0.0.12', 'giahuy'],
] as const) {
  test(
    `an unregistered address asks for one more proof, here ${way}`,
    { tag: '@round' },
    async ({ page }) => {
      // The first address of an account is its own; the second one is strange.
      await callAs(own.member, name)
      await own.operate({ signIn: { checkAddress: true, mayTellWhoExists: false } })
      const neighbour = await openNeighbour(own.member, from)
      try {
        await page.goto(`${neighbour.origin}/rewards`)
        const dialog = await door.openSignIn(page, { stay: true })
        await fillSignIn(page, words, name)
        await expect(dialog.getByText(words.say('session:verify.body'))).toBeVisible()
        const choice = dialog.getByRole('radio', { name: words.say(`session:verify.${way}`) })
        await choice.check({ force: true })
        await expectAccessible(page, `second step by ${way}`)
        await door.sendCode(dialog)
        await door.codeField(dialog).fill(await codeFor(gateway, contactOf(way, name)))
        await door.submit(dialog, 'session:verify.submit')
        await door.expectEntered(page)
      } finally {
        await neighbour.close()
        await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
      }
    },
  )
}

test(
  'an authenticator opens an unregistered address, and each recovery code once',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(120_000)
    await enterAs(page, own.member, 'sontung')
    const { secret, recoveryCodes } = await turnAuthenticatorOn(page, words, own.member)
    const [once = ''] = recoveryCodes
    await own.operate({ signIn: { checkAddress: true, mayTellWhoExists: false } })
    try {
      // The code that turned it on is used up; the next one counts already.
      for (const [from, answer, outcome] of [
        ['127.0.0.21', authenticatorCode(secret, 1), 'opens'],
        ['127.0.0.22', once, 'opens'],
        ['127.0.0.23', once, 'is refused'],
      ] as const) {
        const neighbour = await openNeighbour(own.member, from)
        await page.goto(`${neighbour.origin}/rewards`)
        const dialog = await door.openSignIn(page, { stay: true })
        await fillSignIn(page, words, 'sontung')
        await dialog.getByRole('radio', { name: words.say('session:verify.totp') }).check({ force: true })
        await door.field(dialog, 'session:verify.totp_answer').fill(answer)
        await door.submit(dialog, 'session:verify.submit')
        if (outcome === 'opens') await door.expectEntered(page, 'sontung')
        else await expect(dialog.getByText(words.say('system:code.login.answer.wrong'))).toBeVisible()
        await neighbour.close()
      }
    } finally {
      await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
    }
  },
)

test(
  'an authenticator is asked for a new transaction and a forgotten password; a link locks the account',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(150_000)
    const name = 'trungdung'
    const fresh = 'Vonglau66'
    await enterAs(page, own.member, name, '/account/security')
    const { recoveryCodes } = await turnAuthenticatorOn(page, words, own.member)
    const codeNeeded = words.say('system:authenticator.needed')
    const dialog = page.getByRole('dialog')

    await test.step('a new transaction password', async () => {
      await page.goto(`${own.member}/account/security`)
      const part = words.say('member:security.payment_password')
      await page
        .getByRole('button', { name: `: ${part}` })
        .first()
        .click()
      await dialog.locator('[name=password]').fill(demoAccounts.password)
      await dialog.locator('[name=newPassword]').fill('135790')
      await dialog.locator('[name=confirmNewPassword]').fill('135790')
      await expect(dialog.locator('[name=code]')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(codeNeeded)).toBeVisible()
      await expect(dialog.locator('[name=code]')).toBeFocused()
      await expectAccessible(page, 'a new transaction password that asks for a code')
      await dialog.locator('[name=code]').fill(recoveryCodes[0] ?? '')
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.say('security:payment.done'))).toBeVisible()
    })

    await test.step('a forgotten password: the code is asked once the mail was right', async () => {
      await signOutHere(page)
      const signIn = await door.openSignIn(page)
      await signIn.getByRole('button', { name: words.say('session:forgot') }).click()
      await door.tab(dialog, 'session:forgot.by_email').click()
      await door.field(dialog, 'session:field.username').fill(name)
      await door.field(dialog, 'session:field.email').fill(`${name}@saola.test`)
      await door.sendCode(dialog)
      await door.codeField(dialog).fill(await codeFor(gateway, `${name}@saola.test`))
      await door.field(dialog, 'session:field.newPassword').fill(fresh)
      await door.field(dialog, 'session:field.confirmNewPassword').fill(fresh)
      const code = dialog.locator('[name=code]')
      await expect(code).toBeHidden()
      await door.submit(dialog, 'session:forgot.submit')
      await expect(dialog.getByText(codeNeeded)).toBeVisible()
      await expect(code).toBeFocused()
      await expectAccessible(page, 'a forgotten password that asks for the authenticator')
      await code.fill(recoveryCodes[1] ?? '')
      await door.submit(dialog, 'session:forgot.submit')
      await expect(page.getByText(words.say('session:forgot.done'))).toBeVisible()
    })

    const link = await lockLinkFor(gateway, `${name}@saola.test`)

    await test.step('a new browser needs the authenticator, and payouts wait', async () => {
      await fillSignIn(page, words, name, fresh)
      await door.field(dialog, 'session:verify.totp_answer').fill(recoveryCodes[2] ?? '')
      await door.submit(dialog, 'session:verify.submit')
      await door.expectEntered(page)
      await page.goto(`${own.member}/wallet/withdraw`)
      const waits = words.say('wallet:withdraw.waits.title', { untilAt: '' }).trim()
      await expect(page.getByText(waits)).toBeVisible()
      await expectAccessible(page, 'payouts that wait')
    })

    await test.step('the link changes nothing by itself, and locks by its button', async () => {
      const other = await page.context().newPage()
      await other.goto(`${own.member}${link}`)
      const lock = other.getByRole('button', { name: words.say('security:lock.submit') })
      await expect(lock).toBeVisible()
      await expectAccessible(other, 'the page that locks')
      await page.reload()
      await expect(page.getByText(words.say('wallet:withdraw.locked.title'))).toBeHidden()
      await lock.click()
      await expect(other.getByText(words.say('security:lock.done'))).toBeVisible()
      await other.close()
      await signOutHere(page)
      await door.openSignIn(page)
      await fillSignIn(page, words, name, fresh)
      await door.expectEntered(page)
      await page.goto(`${own.member}/wallet/withdraw`)
      await expect(page.getByText(words.say('wallet:withdraw.locked.title'))).toBeVisible()
    })
  },
)
