import { expect, test, type Locator, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { authenticatorCode } from '../src/authenticator-code.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { expectFocusKept, pressUntil } from '../src/keyboard.ts'
import { openNeighbour } from '../src/neighbour.ts'
import { codeFor } from '../src/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/own-platform.ts'
import { contactOf, fillSignIn, newName, newPhone, signOutHere } from '../src/people.ts'
import { turnAuthenticatorOn } from '../src/turn-authenticator-on.ts'
import { wordsOf, type Words } from '../src/words.ts'

// One platform for all of it: its limits, switches and accounts are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let gateway: string
let words: Words

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform(isPhone ? 5 : 6)
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf(isPhone ? 'vi' : 'en')
})
test.afterAll(() => own.close())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
    { language: words.language, theme: 'dark' },
  )
})

test('by user name, with the keyboard alone, and what was typed stays when another way is looked at', async ({
  page,
}) => {
  const name = newName()
  const dialog = await openByKeyboard(page, 'session:register')
  await pressUntil(page, 'Tab', tab(dialog, 'session:register.by_username'))
  await pressUntil(page, 'Tab', field(dialog, 'session:field.username'))
  await page.keyboard.type(name)
  await pressUntil(page, 'Shift+Tab', tab(dialog, 'session:register.by_username'))
  await page.keyboard.press('ArrowRight')
  await expect(field(dialog, 'session:field.mobileNum')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(field(dialog, 'session:field.username')).toHaveValue(name)
  await pressUntil(page, 'Tab', field(dialog, 'session:field.password'))
  await page.keyboard.type('Langbiang1')
  await pressUntil(page, 'Tab', field(dialog, 'session:field.confirmPassword'))
  await page.keyboard.type('Langbiang1')
  await pressUntil(page, 'Tab', field(dialog, 'session:field.affiliateCode'))
  await page.keyboard.type('SAOLA1')
  await pressUntil(page, 'Tab', dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectEntered(page, name)
  await expectFocusKept(page)

  await signOutHere(page)
  const entrance = await openByKeyboard(page, 'session:sign_in')
  await pressUntil(page, 'Tab', field(entrance, 'session:field.username'))
  await page.keyboard.type(name)
  await pressUntil(page, 'Tab', field(entrance, 'session:field.password'))
  await page.keyboard.type('Langbiang2')
  await page.keyboard.press('Enter')
  await expect(entrance.getByText(words.say('system:code.login.wrong.credentials'))).toBeVisible()
  await expect(field(entrance, 'session:field.password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Langbiang1')
  await page.keyboard.press('Enter')
  await expectEntered(page, name)
  await expectFocusKept(page)
})

test('by mobile number and its code, with the keyboard alone', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no keyboard')
  const phone = newPhone()
  const dialog = await openByKeyboard(page, 'session:register')
  await pressUntil(page, 'Tab', tab(dialog, 'session:register.by_username'))
  await page.keyboard.press('ArrowRight')
  await expect(tab(dialog, 'session:register.by_mobile')).toBeFocused()
  await pressUntil(page, 'Tab', field(dialog, 'session:field.mobileNum'))
  await page.keyboard.type(phone)
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: words.say('session:code.send') }))
  await page.keyboard.press('Enter')
  await expect(codeField(dialog)).toBeFocused()
  await page.keyboard.type(await codeFor(gateway, phone))
  await pressUntil(page, 'Tab', field(dialog, 'session:field.password'))
  await page.keyboard.type('Langbiang1')
  await pressUntil(page, 'Tab', field(dialog, 'session:field.confirmPassword'))
  await page.keyboard.type('Langbiang1')
  await page.keyboard.press('Enter')
  // What is missing is told where it is missing.
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectEntered(page)
  await expectFocusKept(page)
})

test('by mobile number: the code is asked for, a wrong one is told in place, the right one opens', async ({
  page,
}) => {
  const phone = newPhone()
  const dialog = await openRegister(page)
  await tab(dialog, 'session:register.by_mobile').click()
  await dialog.getByRole('button', { name: words.say('session:code.send') }).click()
  await expect(field(dialog, 'session:field.mobileNum')).toBeFocused()
  await field(dialog, 'session:field.mobileNum').fill(phone)
  await sendCode(dialog)
  const code = await codeFor(gateway, phone)
  // Pasted as it stands in the message.
  await codeField(dialog).fill(`Ma: ${code === '000000' ? '111111' : '000000'}`)
  await field(dialog, 'session:field.password').fill('Langbiang1')
  await field(dialog, 'session:field.confirmPassword').fill('Langbiang1')
  await dialog.getByRole('checkbox').check()
  await submit(dialog, 'session:register.submit')
  await expect(dialog.getByText(words.say('system:phone.invalid-verification-code'))).toBeVisible()
  await expectAccessible(page, 'registration by mobile with a wrong code')
  await codeField(dialog).fill(code)
  await submit(dialog, 'session:register.submit')
  await expectEntered(page)
})

test('by mail, with the code of the mail', async ({ page }) => {
  const email = `${newName()}@saola.test`
  const dialog = await openRegister(page)
  await tab(dialog, 'session:register.by_email').click()
  await field(dialog, 'session:field.email').fill(email)
  await sendCode(dialog)
  await codeField(dialog).fill(await codeFor(gateway, email))
  await field(dialog, 'session:field.password').fill('Langbiang1')
  await field(dialog, 'session:field.confirmPassword').fill('Langbiang1')
  await dialog.getByRole('checkbox').check()
  await submit(dialog, 'session:register.submit')
  await expectEntered(page)
})

test('signing in by a code, and who asks again too soon reads when', async ({ page }) => {
  const dialog = await openSignIn(page)
  await tab(dialog, 'session:sign_in.by_mobile').click()
  await field(dialog, 'session:field.mobileNum').fill('0912 000 001')
  await sendCode(dialog)
  await dialog.getByText(words.say('session:code.missing')).click()
  await expect(dialog.getByText(words.say('session:code.missing_sms'))).toBeVisible()
  const code = await codeFor(gateway, '0912000001')
  // Another window knows nothing of the first one's code.
  await page.reload()
  const again = await openSignIn(page, { stay: true })
  await tab(again, 'session:sign_in.by_mobile').click()
  await field(again, 'session:field.mobileNum').fill('0912000001')
  await again.getByRole('button', { name: words.say('session:code.send') }).click()
  await expect(again.getByText(words.say('session:code.wait'))).toBeVisible()
  await expectAccessible(page, 'a code that was asked for too soon')
  await codeField(again).fill(code)
  await submit(again, 'session:sign_in')
  await expectEntered(page)
})

test('a trial needs no account', async ({ page }) => {
  const dialog = await openSignIn(page)
  await dialog.getByRole('button', { name: words.say('session:free_play') }).click()
  await expectEntered(page)
})

test('the sign-in before this one is told, and leads to the devices', async ({ page }) => {
  for (const time of ['first', 'second']) {
    const dialog = await openSignIn(page)
    await fillSignIn(page, words, 'member02')
    await expect(dialog).toBeHidden()
    if (time === 'first') await signOutHere(page)
  }
  await expect(page.getByText(/127\.0\.0\.1/)).toBeVisible()
  await page.getByRole('button', { name: words.say('session:last_sign_in.devices') }).click()
})

for (const way of ['sms', 'email'] as const) {
  test(`a forgotten password is set anew by ${way}`, async ({ page }) => {
    const name = way === 'sms' ? 'member01' : 'member02'
    const fresh = way === 'sms' ? 'Vonglau22' : 'Vonglau33'
    const signIn = await openSignIn(page)
    await signIn.getByRole('button', { name: words.say('session:forgot') }).click()
    const dialog = page.getByRole('dialog', { name: words.say('session:forgot.title') })
    if (way === 'sms') {
      await field(dialog, 'session:field.mobileNum').fill('0912000001')
    } else {
      await tab(dialog, 'session:forgot.by_email').click()
      await field(dialog, 'session:field.username').fill(name)
      await field(dialog, 'session:field.email').fill('member02@saola.test')
    }
    await sendCode(dialog)
    const recipient = way === 'sms' ? '0912000001' : 'member02@saola.test'
    await field(dialog, 'session:field.newPassword').fill('abc')
    await field(dialog, 'session:field.confirmNewPassword').fill(fresh)
    await codeField(dialog).fill(await codeFor(gateway, recipient))
    await submit(dialog, 'session:forgot.submit')
    await expect(field(dialog, 'session:field.newPassword')).toBeFocused()
    await expectAccessible(page, `forgotten password by ${way} with errors`)
    await field(dialog, 'session:field.newPassword').fill(fresh)
    await submit(dialog, 'session:forgot.submit')
    await expect(page.getByText(words.say('session:forgot.done'))).toBeVisible()
    await fillSignIn(page, words, name, fresh)
    await expectEntered(page)
  })
}

for (const [name, reason] of [
  ['thuytien26', 'session:change.first_login'],
  ['baolong88', 'session:change.expired'],
] as const) {
  test(`${name} chooses a password before anything else`, async ({ page }) => {
    await openSignIn(page)
    await fillSignIn(page, words, name)
    const dialog = page.getByRole('dialog', { name: words.say('session:change.title') })
    await expect(dialog.getByText(words.say(reason))).toBeVisible()
    await expectAccessible(page, 'the dialog of a first password')
    // Neither another page nor a reload leads around it.
    await page.goto(`${own.member}/wallet/deposit`)
    await expect(dialog).toBeVisible()
    await field(dialog, 'session:field.oldPassword').fill(demoAccounts.password)
    await field(dialog, 'session:field.newPassword').fill('Vonglau44')
    await field(dialog, 'session:field.confirmNewPassword').fill('Vonglau44')
    await submit(dialog, 'session:change.submit')
    await expect(dialog).toBeHidden()
  })
}

for (const [way, from, name] of [
  ['sms', '127.0.0.11', 'khanhvy'],
  ['email', '127.0.0.12', 'giahuy'],
  ['bank', '127.0.0.13', 'haiyen95'],
] as const) {
  test(`an unregistered address asks for one more proof, here ${way}`, async ({ page }) => {
    // The first address of an account is its own; the second one is strange.
    await openSignIn(page)
    await fillSignIn(page, words, name)
    await expectEntered(page)
    await own.operate({ signIn: { checkAddress: true, mayTellWhoExists: false } })
    const neighbour = await openNeighbour(own.member, from)
    try {
      await page.goto(`${neighbour.origin}/lobby`)
      const dialog = await openSignIn(page, { stay: true })
      await fillSignIn(page, words, name)
      await expect(dialog.getByText(words.say('session:verify.body'))).toBeVisible()
      const choice = dialog.getByRole('radio', { name: words.say(`session:verify.${way}`) })
      await choice.check({ force: true })
      await expectAccessible(page, `second step by ${way}`)
      if (way === 'bank') {
        const answer = field(dialog, 'session:verify.bank_answer')
        await answer.fill('NGUYEN VAN KHAC')
        await submit(dialog, 'session:verify.submit')
        await expect(dialog.getByText(words.say('system:code.login.answer.wrong'))).toBeVisible()
        await answer.fill('hoang thi hai yen')
      } else {
        await sendCode(dialog)
        await codeField(dialog).fill(await codeFor(gateway, contactOf(way, name)))
      }
      await submit(dialog, 'session:verify.submit')
      await expectEntered(page)
    } finally {
      await neighbour.close()
      await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
    }
  })
}

test('a social account: the provider vouches, a short form opens it, and the next time nothing is asked', async ({
  page,
}) => {
  const person = `${newName()}@saola.test`
  await visitProvider(page, person)
  await expect(page.getByRole('heading', { name: words.say('session:social.register_title') })).toBeVisible()
  const form = page.getByRole('main')
  await submit(form, 'session:register.submit')
  await expect(form.getByRole('checkbox')).toBeFocused()
  await expectAccessible(page, 'the short form of a social account')
  await form.getByRole('checkbox').check()
  await submit(form, 'session:register.submit')
  await expect(page).toHaveURL(/\/lobby/)
  await expectEntered(page)
  await signOutHere(page)
  await visitProvider(page, person)
  await expect(page).toHaveURL(/\/lobby/)
  await expectEntered(page)
})

test('who turns back at the provider reads so and chooses another way; a borrowed answer opens nothing', async ({
  page,
}) => {
  await visitProvider(page, undefined)
  await expect(page.getByText(words.say('session:login_failed'))).toBeVisible()
  await expectAccessible(page, 'a social sign-in that was called off')
  await page.getByRole('button', { name: words.say('session:social.again') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(`${own.member}/social/google?code=stolen&state=stolen`)
  await expect(page.getByText(words.say('session:login_failed'))).toBeVisible()
})

test('an authenticator opens an unregistered address, and each recovery code once', async ({ page }) => {
  test.setTimeout(120_000)
  await openSignIn(page)
  await fillSignIn(page, words, 'sontung')
  await expectEntered(page, 'sontung')
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
      await page.goto(`${neighbour.origin}/lobby`)
      const dialog = await openSignIn(page, { stay: true })
      await fillSignIn(page, words, 'sontung')
      await dialog.getByRole('radio', { name: words.say('session:verify.totp') }).check({ force: true })
      await field(dialog, 'session:verify.totp_answer').fill(answer)
      await submit(dialog, 'session:verify.submit')
      if (outcome === 'opens') await expectEntered(page, 'sontung')
      else await expect(dialog.getByText(words.say('system:code.login.answer.wrong'))).toBeVisible()
      await neighbour.close()
    }
  } finally {
    await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
  }
})

test('wrong passwords bring a captcha that nobody has to read, and then a wait with the time left', async ({
  page,
}) => {
  const dialog = await openSignIn(page)
  const captcha = field(dialog, 'session:field.captcha')
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
})

type Key = Parameters<Words['say']>[0]

function field(inside: Locator, key: Key): Locator {
  const label = words.say(key)
  // A star may stand behind the label; another field's label may begin with the same words.
  return inside
    .getByLabel(new RegExp(`^${label.replaceAll(/[()?.]/g, String.raw`\$&`)}\\s*\\*?$`))
    .and(inside.page().locator('input:not([type=radio])'))
}

function tab(inside: Locator, key: Key): Locator {
  return inside.getByRole('tab', { name: words.say(key) })
}

function codeField(inside: Locator): Locator {
  return inside.locator('input[autocomplete="one-time-code"]')
}

async function sendCode(inside: Locator): Promise<void> {
  await inside.getByRole('button', { name: words.say('session:code.send') }).click()
  await expect(inside.getByRole('button', { name: /60|5\d/ })).toBeDisabled()
}

async function submit(inside: Locator, key: Key): Promise<void> {
  await inside
    .getByRole('button', { name: words.say(key), exact: true })
    .last()
    .click()
}

/** Goes to the local provider and is somebody there, or turns back when `email` is undefined. */
async function visitProvider(page: Page, email: string | undefined): Promise<void> {
  const dialog = await openSignIn(page)
  const name = words.say('session:sign_in.with', { provider: 'Google' })
  await dialog.getByRole('button', { name }).click()
  const mail = page.getByLabel(words.say('identity:email'), { exact: true })
  if (email === undefined) {
    await page.getByRole('button', { name: words.say('identity:cancel') }).click()
  } else {
    await mail.fill(email)
    await page.getByRole('button', { name: words.say('identity:continue') }).click()
  }
  await expect(page).toHaveURL(/\/social\/google|\/lobby/)
}

async function openDialogOf(page: Page, key: Key, stay = false): Promise<Locator> {
  if (!stay) await page.goto(`${own.member}/lobby`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say(key) })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

function openSignIn(page: Page, { stay = false } = {}): Promise<Locator> {
  return openDialogOf(page, 'session:sign_in', stay)
}

function openRegister(page: Page): Promise<Locator> {
  return openDialogOf(page, 'session:register')
}

/** The balance stands where the ways in were, and the account is the one that was meant. */
async function expectEntered(page: Page, name?: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.say('session:sign_in') }),
  ).toBeHidden()
  const kept = await page.evaluate(() => sessionStorage.getItem('session'))
  const { member } = JSON.parse(kept ?? '{}') as { member?: { account: string } }
  expect(member?.account).toBeTruthy()
  if (name !== undefined) expect(member?.account).toBe(name)
}

/** Opens a dialog of the header without a mouse; the focus is inside of it then. */
async function openByKeyboard(page: Page, key: Key): Promise<Locator> {
  await page.goto(`${own.member}/lobby`)
  const opener = page.getByRole('banner').getByRole('button', { name: words.say(key) })
  await expect(opener).toBeVisible()
  await pressUntil(page, 'Tab', opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
  return dialog
}
