import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { Door } from '../src/door.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { expectFocusKept, pressUntil } from '../src/keyboard.ts'
import { codeFor } from '../src/platform/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { newName, newPhone, signOutHere } from '../src/people.ts'
import { wordsOf, type Words } from '../src/words.ts'

// One platform for all of it: its limits and accounts are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let gateway: string
let words: Words
let door: Door

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform('register')
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

test('by user name, with the keyboard alone, and what was typed stays when another way is looked at', async ({
  page,
}) => {
  const name = newName()
  const dialog = await door.openByKeyboard(page, 'session:register')
  await pressUntil(page, 'Tab', door.tab(dialog, 'session:register.by_username'))
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.username'))
  await page.keyboard.type(name)
  await pressUntil(page, 'Shift+Tab', door.tab(dialog, 'session:register.by_username'))
  await page.keyboard.press('ArrowRight')
  await expect(door.field(dialog, 'session:field.mobileNum')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(door.field(dialog, 'session:field.username')).toHaveValue(name)
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.password'))
  await page.keyboard.type('Langbiang1')
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.confirmPassword'))
  await page.keyboard.type('Langbiang1')
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.affiliateCode'))
  await page.keyboard.type('SAOLA1')
  await pressUntil(
    page,
    'Tab',
    dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }),
  )
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await door.expectEntered(page, name)
  await expectFocusKept(page)

  await signOutHere(page)
  const entrance = await door.openByKeyboard(page, 'session:sign_in')
  await pressUntil(page, 'Tab', door.field(entrance, 'session:field.username'))
  await page.keyboard.type(name)
  await pressUntil(page, 'Tab', door.field(entrance, 'session:field.password'))
  await page.keyboard.type('Langbiang2')
  await page.keyboard.press('Enter')
  await expect(entrance.getByText(words.say('system:code.login.wrong.credentials'))).toBeVisible()
  await expect(door.field(entrance, 'session:field.password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Langbiang1')
  await page.keyboard.press('Enter')
  await door.expectEntered(page, name)
  await expectFocusKept(page)
})

test('by mobile number and its code, with the keyboard alone', { tag: '@round' }, async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no keyboard')
  const phone = newPhone()
  const dialog = await door.openByKeyboard(page, 'session:register')
  await pressUntil(page, 'Tab', door.tab(dialog, 'session:register.by_username'))
  await page.keyboard.press('ArrowRight')
  await expect(door.tab(dialog, 'session:register.by_mobile')).toBeFocused()
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.mobileNum'))
  await page.keyboard.type(phone)
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: words.say('session:code.send') }))
  await page.keyboard.press('Enter')
  await expect(door.codeField(dialog)).toBeFocused()
  await page.keyboard.type(await codeFor(gateway, phone))
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.password'))
  await page.keyboard.type('Langbiang1')
  await pressUntil(page, 'Tab', door.field(dialog, 'session:field.confirmPassword'))
  await page.keyboard.type('Langbiang1')
  await page.keyboard.press('Enter')
  // What is missing is told where it is missing.
  await expect(dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await door.expectEntered(page)
  await expectFocusKept(page)
})

test(
  'by mobile number: the code is asked for, a wrong one is told in place, the right one opens',
  { tag: '@round' },
  async ({ page }) => {
    const phone = newPhone()
    const dialog = await door.openRegister(page)
    await door.tab(dialog, 'session:register.by_mobile').click()
    await dialog.getByRole('button', { name: words.say('session:code.send') }).click()
    await expect(door.field(dialog, 'session:field.mobileNum')).toBeFocused()
    await door.field(dialog, 'session:field.mobileNum').fill(phone)
    await door.sendCode(dialog)
    const code = await codeFor(gateway, phone)
    // Pasted as it stands in the message.
    await door.codeField(dialog).fill(`Ma: ${code === '000000' ? '111111' : '000000'}`)
    await door.field(dialog, 'session:field.password').fill('Langbiang1')
    await door.field(dialog, 'session:field.confirmPassword').fill('Langbiang1')
    await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
    await door.submit(dialog, 'session:register.submit')
    await expect(dialog.getByText(words.say('system:phone.invalid-verification-code'))).toBeVisible()
    await expectAccessible(page, 'registration by mobile with a wrong code')
    await door.codeField(dialog).fill(code)
    await door.submit(dialog, 'session:register.submit')
    await door.expectEntered(page)
  },
)

test('by mail, with the code of the mail', { tag: '@round' }, async ({ page }) => {
  const email = `${newName()}@saola.test`
  const dialog = await door.openRegister(page)
  await door.tab(dialog, 'session:register.by_email').click()
  await door.field(dialog, 'session:field.email').fill(email)
  await door.sendCode(dialog)
  await door.codeField(dialog).fill(await codeFor(gateway, email))
  await door.field(dialog, 'session:field.password').fill('Langbiang1')
  await door.field(dialog, 'session:field.confirmPassword').fill('Langbiang1')
  await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
  await door.submit(dialog, 'session:register.submit')
  await door.expectEntered(page)
})

test(
  'a social account: the provider vouches, a short form opens it, and the next time nothing is asked',
  { tag: '@round' },
  async ({ page }) => {
    const person = `${newName()}@saola.test`
    await door.visitProvider(page, person)
    await expect(
      page.getByRole('heading', { name: words.say('session:social.register_title') }),
    ).toBeVisible()
    const form = page.getByRole('main')
    await door.submit(form, 'session:register.submit')
    await expect(form.getByRole('checkbox', { name: words.say('session:register.age_terms') })).toBeFocused()
    await expectAccessible(page, 'the short form of a social account')
    await form.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
    await door.submit(form, 'session:register.submit')
    // Who is new begins at the games; who comes again is back where they stood.
    await expect(page).toHaveURL(/\/lobby/)
    await door.expectEntered(page)
    await signOutHere(page)
    await door.visitProvider(page, person)
    await door.expectBack(page)
    await door.expectEntered(page)
  },
)

test(
  'who turns back at the provider reads so and chooses another way; a borrowed answer opens nothing',
  { tag: '@round' },
  async ({ page }) => {
    await door.visitProvider(page, undefined)
    await expect(page.getByText(words.say('system:phone.popup-closed-by-user'))).toBeVisible()
    await expectAccessible(page, 'a social sign-in that was called off')
    await page.getByRole('button', { name: words.say('session:social.again') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto(`${own.member}/social/google?code=stolen&state=stolen`)
    await expect(page.getByText(words.say('system:phone.popup-closed-by-user'))).toBeVisible()
  },
)
