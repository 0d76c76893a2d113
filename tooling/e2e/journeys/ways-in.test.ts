import { expect, test } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { callAs } from '../src/call-as.ts'
import { Door } from '../src/door.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { codeFor } from '../src/platform/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { fillSignIn } from '../src/people.ts'
import { wordsOf, type Words } from '../src/words.ts'

// One platform for all of it: its limits and accounts are nobody else's.
test.describe.configure({ mode: 'default' })

/** These rows differ in their way alone, not in what a width makes of it. */
const otherWidth = 'this way is walked at the other width'

let own: OwnPlatform
let gateway: string
let words: Words
let door: Door

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform('ways in')
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf(isPhone ? 'vi' : 'en')
  door = new Door(words, own.member)
})
test.afterAll(() => own.close())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
    { language: words.language, theme: 'dark' },
  )
})

test('signing in by a code, and who asks again too soon reads when', { tag: '@round' }, async ({ page }) => {
  const dialog = await door.openSignIn(page)
  await door.tab(dialog, 'session:sign_in.by_mobile').click()
  await door.field(dialog, 'session:field.mobileNum').fill('0912 000 001')
  await door.sendCode(dialog)
  await dialog.getByText(words.say('session:code.missing')).click()
  await expect(dialog.getByText(words.say('session:code.missing_sms'))).toBeVisible()
  const code = await codeFor(gateway, '0912000001')
  // Another window knows nothing of the first one's code.
  await page.reload()
  const again = await door.openSignIn(page, { stay: true })
  await door.tab(again, 'session:sign_in.by_mobile').click()
  await door.field(again, 'session:field.mobileNum').fill('0912000001')
  await again.getByRole('button', { name: words.say('session:code.send') }).click()
  await expect(again.getByText(words.say('session:code.wait'))).toBeVisible()
  await expectAccessible(page, 'a code that was asked for too soon')
  await door.codeField(again).fill(code)
  await door.submit(again, 'session:sign_in')
  await door.expectEntered(page)
})

test('a trial needs no account', { tag: '@round' }, async ({ page }) => {
  const dialog = await door.openSignIn(page)
  await dialog.getByRole('button', { name: words.say('session:free_play') }).click()
  await door.expectEntered(page)
})

test('the sign-in before this one is told, and leads to the devices', { tag: '@round' }, async ({ page }) => {
  await callAs(own.member, 'member02')
  const dialog = await door.openSignIn(page)
  await fillSignIn(page, words, 'member02')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/127\.0\.0\.1/)).toBeVisible()
  await page.getByRole('button', { name: words.say('session:last_sign_in.devices') }).click()
})

for (const [way, width] of [
  ['sms', 'phone'],
  ['email', 'desktop'],
] as const) {
  test(`a forgotten password is set anew by ${way}`, async ({ page }, { project }) => {
    test.skip(project.name !== width, otherWidth)
    const name = way === 'sms' ? 'member01' : 'member02'
    const fresh = way === 'sms' ? 'Vonglau22' : 'Vonglau33'
    const signIn = await door.openSignIn(page)
    await signIn.getByRole('button', { name: words.say('session:forgot') }).click()
    const dialog = page.getByRole('dialog', { name: words.say('session:forgot.title') })
    if (way === 'sms') {
      await door.field(dialog, 'session:field.mobileNum').fill('0912000001')
    } else {
      await door.tab(dialog, 'session:forgot.by_email').click()
      await door.field(dialog, 'session:field.username').fill(name)
      await door.field(dialog, 'session:field.email').fill('member02@saola.test')
    }
    await door.sendCode(dialog)
    const recipient = way === 'sms' ? '0912000001' : 'member02@saola.test'
    await door.field(dialog, 'session:field.newPassword').fill('abc')
    await door.field(dialog, 'session:field.confirmNewPassword').fill(fresh)
    await door.codeField(dialog).fill(await codeFor(gateway, recipient))
    await door.submit(dialog, 'session:forgot.submit')
    await expect(door.field(dialog, 'session:field.newPassword')).toBeFocused()
    await expectAccessible(page, `forgotten password by ${way} with errors`)
    await door.field(dialog, 'session:field.newPassword').fill(fresh)
    await door.submit(dialog, 'session:forgot.submit')
    await expect(page.getByText(words.say('session:forgot.done'))).toBeVisible()
    await fillSignIn(page, words, name, fresh)
    await door.expectEntered(page)
  })
}

for (const [name, reason, width] of [
  ['thuytien26', 'session:change.first_login', 'phone'],
  ['baolong88', 'session:change.expired', 'desktop'],
] as const) {
  test(
    `${name} chooses a password before anything else`,
    { tag: '@round' },
    async ({ page }, { project }) => {
      test.skip(project.name !== width, otherWidth)
      await door.openSignIn(page)
      await fillSignIn(page, words, name)
      const dialog = page.getByRole('dialog', { name: words.say('session:change.title') })
      await expect(dialog.getByText(words.say(reason))).toBeVisible()
      await expectAccessible(page, 'the dialog of a first password')
      // Neither another page nor a reload leads around it.
      await page.goto(`${own.member}/wallet/deposit`)
      await expect(dialog).toBeVisible()
      await door.field(dialog, 'session:field.oldPassword').fill(demoAccounts.password)
      await door.field(dialog, 'session:field.newPassword').fill('Vonglau44')
      await door.field(dialog, 'session:field.confirmNewPassword').fill('Vonglau44')
      await door.submit(dialog, 'session:change.submit')
      await expect(dialog).toBeHidden()
    },
  )
}

test(
  'wrong passwords bring a captcha that nobody has to read, and then a wait with the time left',
  { tag: '@round' },
  async ({ page }) => {
    const dialog = await door.openSignIn(page)
    const captcha = door.field(dialog, 'session:field.captcha')
    const locked = dialog.getByText(words.say('session:sign_in.locked'))
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      if (attempt > 3) {
        await expect(captcha).toBeVisible()
        if (attempt === 4) await expectAccessible(page, 'sign-in with a captcha')
        await dialog.getByRole('button', { name: words.say('session:captcha.alternative') }).click()
        await expect(dialog.getByText(words.say('session:captcha.solved'))).toBeVisible()
      }
      const answered = page.waitForResponse(/session\/login/)
      await fillSignIn(page, words, 'quangvinh', `Saimatkhau${attempt}`)
      await answered
    }
    await expect(locked).toBeVisible()
    await expect(dialog.getByText(/0[45]:\d\d/)).toBeVisible()
    await expectAccessible(page, 'sign-in that is locked')
  },
)
