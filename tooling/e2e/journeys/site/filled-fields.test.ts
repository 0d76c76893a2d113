import { expect, test, type Locator } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { nextButton } from '../../src/ask-for-money.ts'
import { Door } from '../../src/door.ts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

/** How a field is filled: by an extension, which has a world of its own, or by a script of the page. */
type Way = 'extension' | 'script'

/** Fills a field as password managers do that send no event. */
async function fillQuietly(field: Locator, text: string, way: Way | 'and-send' = 'extension'): Promise<void> {
  await field.evaluate(
    (input: HTMLInputElement, [value = '', by]) => {
      const written = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')
      if (by === 'script') input.value = value
      else written?.set?.call(input, value)
      if (by === 'and-send') input.form?.requestSubmit()
    },
    [text, way],
  )
}

/** Waits until the seconds beside a code have gone down so often. */
async function expectTicks(dialog: Locator, times: number): Promise<void> {
  const button = dialog.getByRole('button', { name: /\d+ *s|giây/ })
  for (let tick = 0; tick < times; tick += 1) {
    const before = (await button.textContent()) ?? ''
    await expect(button).not.toHaveText(before)
  }
}

let vi: Words
let door: Door
test.beforeEach(async () => {
  vi = await wordsOf('vi')
  door = new Door(vi, member)
})

for (const way of ['extension', 'script'] as const) {
  test(
    `a sign-in that a password manager filled in without a word: ${way}`,
    {
      tag: way === 'extension' ? [] : '@round',
    },
    async ({ page }) => {
      const dialog = await door.openSignIn(page)
      await fillQuietly(door.field(dialog, 'session:field.username'), 'member02', way)
      await fillQuietly(door.field(dialog, 'session:field.password'), demoAccounts.password, way)
      await door.submit(dialog, 'session:sign_in')
      await door.expectEntered(page, 'member02')
    },
  )
}

test('an agent signs in by Enter in fields that were filled in', { tag: '@round' }, async ({ page }) => {
  await page.goto(`${agent}/login`)
  const form = page.locator('form')
  await fillQuietly(door.field(form, 'session:field.username'), 'agent01')
  await fillQuietly(door.field(form, 'session:field.password'), demoAccounts.password)
  await door.field(form, 'session:field.password').press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
})

test('a code goes to the number that was filled in', { tag: '@round' }, async ({ page }, { project }) => {
  const number = project.name === 'phone' ? '0912 000 018' : '0912 000 019'
  const signIn = await door.openSignIn(page)
  await signIn.getByRole('button', { name: vi.say('session:forgot') }).click()
  const dialog = page.getByRole('dialog', { name: vi.say('session:forgot.title') })
  await fillQuietly(door.field(dialog, 'session:field.mobileNum'), number)
  await door.sendCode(dialog)
  await expect(dialog.getByText(number)).toBeVisible()
  // A field whose seconds tick shows each second what it knows.
  await fillQuietly(door.codeField(dialog), '１２３ ４５６', 'and-send')
  await expect(door.codeField(dialog)).toHaveValue('123456')
  await expect(door.codeField(dialog)).not.toHaveAttribute('aria-invalid')
})

for (const way of ['extension', 'script'] as const) {
  test(`a code that was filled in stays while its field counts down: ${way}`, async ({ page }, {
    project,
  }) => {
    const digits = `${project.name === 'phone' ? 1 : 2}${way === 'script' ? 1 : 2}`
    const signIn = await door.openSignIn(page)
    await signIn.getByRole('button', { name: vi.say('session:forgot') }).click()
    const dialog = page.getByRole('dialog', { name: vi.say('session:forgot.title') })
    await door.field(dialog, 'session:field.mobileNum').fill(`09120000${digits}`)
    await door.sendCode(dialog)
    const code = door.codeField(dialog)
    await fillQuietly(code, '123456', way)
    await expectTicks(dialog, 2)
    await expect(code).toHaveValue('123456')
    // What is typed still counts, and another filling too.
    await code.fill('12')
    await fillQuietly(code, '６５４ ３２１', way)
    await expectTicks(dialog, 2)
    await expect(code).toHaveValue('654321')
  })
}

test('an amount that was filled in is read as people write it', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, member, 'member02', '/wallet/deposit')
  await fillQuietly(page.getByLabel(vi.say('wallet:deposit.amount_label')), '500.000 VNĐ')
  await nextButton(page, vi).click()
  await expect(page.getByRole('heading', { name: vi.say('money:review.title') })).toBeFocused()
  await expect(page.getByText(vi.money(500_000), { exact: true }).last()).toBeVisible()
})

for (const way of ['extension', 'script'] as const) {
  test(`a bank account that was filled in: ${way}`, { tag: '@round' }, async ({ page }) => {
    await enterAs(page, member, 'kimchi1990', '/wallet/banks')
    const form = page.locator('form').filter({ has: page.locator('[name=accountNumber]') })
    await fillQuietly(form.locator('[name=accountNumber]'), '0071000999888', way)
    const holder = form.locator('[name=accountName]')
    if (await holder.isEditable()) await fillQuietly(holder, 'Trần Kim Ðào', way)
    await fillQuietly(form.locator('[name=paymentPassword]'), '246810', way)
    await form.locator('[type=submit]').click()
    // The bank alone is missing.
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(form.getByRole('combobox')).toBeFocused()
  })
}

test('a question without a form of the kit hears of it too', { tag: '@round' }, async ({ page }) => {
  await page.goto(`${member}/feedback`)
  await fillQuietly(page.getByLabel(vi.say('support:feedback.reference')), '0123456789AB')
  await page.getByRole('button', { name: vi.say('support:feedback.look') }).click()
  await expect(page.getByText(vi.say('support:feedback.unknown'))).toBeVisible()
})
