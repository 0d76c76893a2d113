import { expect, test } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']
const gateway = origin(sharedAddresses.gatewayPort)

/** Calls the gateway as a page would. */
async function post(path: string, body: object): Promise<{ value: Record<string, string> }> {
  const answer = await fetch(`${gateway}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Merchant: 'saola' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { value: Record<string, string> }
}

// Each width in a language and a colour scheme of its own.
for (const [colorScheme, width] of [
  ['dark', 'phone'],
  ['light', 'desktop'],
] as const) {
  test(`the local outbox shows a code to who looks for it, ${colorScheme}`, async ({ page }, { project }) => {
    test.skip(project.name !== width, 'the other colour scheme is looked at in this width')
    const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
    const phone = `09${String(Date.now()).slice(-8)}`
    await page.emulateMedia({ colorScheme })
    await page.goto(`${gateway}/outbox?language=${words.language}`)
    await page.getByLabel(words.say('outbox:recipient')).fill(phone)
    await page.getByRole('button', { name: words.say('outbox:filter') }).click()
    await expect(page.getByText(words.say('outbox:none', { recipient: phone }))).toBeVisible()
    await expectAccessible(page, 'local outbox with nothing in it')
    await post('/wps/verification/sms/register', { mobileNo: phone, countryDialingCode: '+84' })
    await page.getByRole('link', { name: words.say('outbox:refresh'), exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(/\d{6}/)
    await expectAccessible(page, 'local outbox')
  })

  test(`the operator's desk opens and says what was done, ${colorScheme}`, async ({ page }, { project }) => {
    test.skip(project.name !== width, 'the other colour scheme is looked at in this width')
    const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
    await page.emulateMedia({ colorScheme })
    await page.goto(`${gateway}/desk?language=${words.language}`)
    await expect(page.getByRole('heading', { name: words.say('desk:page.title') })).toBeVisible()
    await expectAccessible(page, "the operator's desk")
    await page.goto(`${gateway}/desk?language=${words.language}&done=answer&about=7`)
    await expect(page.getByRole('status')).toHaveText(words.say('desk:done.answer', { about: '#7' }))
    await expectAccessible(page, "the operator's desk after a step")
    await page.getByRole('link', { name: words.say('desk:shop'), exact: true }).click()
    await expect(page.getByRole('heading', { name: words.say('desk:shop') })).toBeVisible()
    await expect(page.getByRole('button', { name: words.say('desk:shop.publish') }).first()).toBeVisible()
    await expectAccessible(page, 'goods, raffles and hours at the desk')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/desk-shop-${colorScheme}.png` })
    await page.goto(`${gateway}/desk?language=${words.language}`)
    await page.getByRole('link', { name: words.say('desk:promotions'), exact: true }).click()
    await expect(
      page.getByRole('heading', { name: `${words.say('desk:promotions.standing')} · saola` }),
    ).toBeVisible()
    await expectAccessible(page, 'promotions at the desk')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/desk-offers-${colorScheme}.png` })
    await page.goto(`${gateway}/desk?language=${words.language}`)
    await page.getByRole('link', { name: words.say('desk:help'), exact: true }).click()
    await page.getByRole('heading', { name: `${words.say('desk:help.standing')} · saola` }).waitFor()
    await page.locator('summary').first().click()
    await expect(page.getByRole('button', { name: words.say('desk:help.withdraw') }).first()).toBeVisible()
    await expectAccessible(page, 'the help center at the desk')
    if (shots !== undefined) await page.screenshot({ path: `${shots}/desk-help-${colorScheme}.png` })
  })

  test(`the local provider asks whom to be, and says what is missing, ${colorScheme}`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== width, 'the other colour scheme is looked at in this width')
    const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
    const { value } = await post('/wps/session/social/start', { provider: 'google' })
    await page.emulateMedia({ colorScheme })
    await page.goto(value['authorizeUrl'] ?? '')
    if (words.language === 'en') await page.getByRole('link', { name: 'English' }).click()
    await expectAccessible(page, 'local provider')
    await page.getByLabel(words.say('identity:name')).fill(' ')
    await page.getByRole('button', { name: words.say('identity:continue') }).click()
    await expect(page.getByRole('alert')).toHaveText(words.say('identity:required'))
    await expectAccessible(page, 'local provider with a refusal')
  })
}

test('a captcha that nobody has to read: the keyboard alone gets past it', async ({ page }, { project }) => {
  const words = await wordsOf('vi')
  const name = project.name === 'phone' ? 'sontung' : 'myduyen'
  await page.goto(`${member}/rewards`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('session:sign_in') })
    .click()
  const dialog = page.getByRole('dialog')
  const password = dialog.locator('form').getByLabel(words.say('session:field.password'), { exact: true })
  await dialog.getByLabel(words.say('session:field.username')).fill(name)
  for (let count = 0; count < 3; count++) {
    const answered = page.waitForResponse(/session\/login/)
    await password.fill('Khongdung1')
    await password.press('Enter')
    await answered
    // A key that comes while the form is still at the answer sends nothing.
    await expect(dialog.locator('form [aria-busy="true"]')).toHaveCount(0)
  }
  await expect(dialog.getByLabel(words.say('session:field.captcha'))).toBeVisible()
  await expectAccessible(page, 'sign-in with a captcha')
  await dialog.getByRole('button', { name: words.say('session:captcha.alternative') }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(words.say('session:captcha.solved'))).toBeFocused()
  await expect(dialog.getByLabel(words.say('session:field.captcha'))).toBeHidden()
  await expectAccessible(page, 'sign-in with the captcha behind')
  await password.fill(demoAccounts.password)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
})
