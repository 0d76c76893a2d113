import { expect, test, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { reviewDeposit } from '../src/ask-for-money.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { fillSignIn, signIn } from '../src/people.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

test('a wrong password is told near the form and keeps what was typed', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/rewards`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: vi.say('session:sign_in') })
    .click()
  await fillSignIn(page, vi, `nobody${Date.now() % 1_000_000}`, 'Khongdung1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(vi.say('system:code.login.wrong.credentials'))).toBeVisible()
  await expect(dialog.getByLabel(vi.say('session:field.username'))).toHaveValue(/nobody/)
  await expectAccessible(page, 'sign-in dialog with a refusal')
})

test('an address asks for a way in, from the lobby and from the landing page', async ({ page }) => {
  const vi = await wordsOf('vi')
  const ways = [
    ['/lobby?dialog=login', 'session:sign_in.title'],
    ['/lobby?dialog=register', 'session:register.title'],
    ['/?dialog=forgot', 'session:forgot.title'],
  ] as const
  for (const [path, title] of ways) {
    await page.goto(`${member}${path}`)
    await expect(page.getByRole('dialog', { name: vi.say(title) })).toBeVisible()
  }
  await page.goto(`${member}/lobby?dialog=contract`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what can be no account, password, number or address says so at its field (validation 21)', async ({
  page,
}) => {
  const en = await wordsOf('en')
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ language: 'en', hideBalance: false })),
  )
  await page.goto(`${member}/lobby?dialog=login`)
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.locator(`input[name="${name}"]`)
  const submit = () => dialog.locator('button[type=submit]').click()
  await test.step('at sign-in by password', async () => {
    await field('username').fill('vip 01')
    await field('password').fill('x'.repeat(256))
    await submit()
    await expect(dialog.getByText('Account format is incorrect')).toBeVisible()
    await expect(dialog.getByText('Password format is incorrect')).toBeVisible()
    await field('username').fill('member01@')
    await expect(dialog.getByText('E-mail format is incorrect')).toBeVisible()
    await expectAccessible(page, 'a sign-in that is not sent')
  })
  await test.step('at sign-in by SMS', async () => {
    await dialog.getByRole('tab', { name: en.say('session:sign_in.by_mobile') }).click()
    await field('mobileNum').fill('0212345678')
    await submit()
    await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible()
  })
  await test.step('at a forgotten password', async () => {
    await page.goto(`${member}/lobby?dialog=forgot`)
    await dialog.getByRole('tab', { name: en.say('session:forgot.by_email') }).click()
    await field('email').fill('name@example')
    await field('newPassword').fill('Saola2026')
    await field('confirmNewPassword').fill('Saola2027')
    await submit()
    await expect(dialog.getByText('E-mail format is incorrect')).toBeVisible()
    await expect(dialog.getByText('Confirmation password is not correct.')).toBeVisible()
  })
})

test('starting a game while signed out opens the sign-in dialog, and the game follows', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/games?q=limbo`)
  await page.getByRole('button', { name: vi.say('games:play.name', { name: 'Limbo' }) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await fillSignIn(page, vi, 'member02')
  await expect(page).toHaveURL(/\/play\//)
})

test(
  'an agent is refused on the member site, a member on the agent portal',
  { tag: '@round' },
  async ({ page }) => {
    const en = await wordsOf('en')
    await page.addInitScript(() =>
      localStorage.setItem('preferences', JSON.stringify({ language: 'en', hideBalance: false })),
    )
    await page.goto(`${member}/rewards`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: en.say('session:sign_in') })
      .click()
    await fillSignIn(page, en, 'agent01')
    await expect(page.getByText('Non-member account unable to login')).toBeVisible()
    await page.goto(`${agent}/login`)
    await fillSignIn(page, en, 'member01')
    await expect(page.getByText('Non-agents cannot log in')).toBeVisible()
    await expectAccessible(page, 'agent sign-in with a refusal')
  },
)

test('a lost session warns, and brings the member back to where she was, with what she typed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const vi = await wordsOf('vi')
  await page.goto(`${member}/rewards`)
  await signIn(page, vi, 'quynhanh')
  const amount = page.getByLabel(vi.say('wallet:deposit.amount_label'))
  const question = page.getByLabel(vi.say('support:ticket.content'))

  const create = await reviewDeposit(page, vi, member, 345_000)
  await endSessionElsewhere(page)
  await create.click()
  await signInAgain(page, vi)
  await expect(page).toHaveURL(/\/wallet\/deposit\?step=review$/)
  await page.getByRole('button', { name: vi.say('money:review.back') }).click()
  await expect(amount).toHaveValue('345.000')

  await page.goto(`${member}/support/new`)
  await question.fill('Chuyển lúc 9 giờ mà chưa thấy')
  await endSessionElsewhere(page)
  // Not even the page is answered any more.
  await page.reload()
  await signInAgain(page, vi)
  await expect(page).toHaveURL(/\/support\/new$/)
  await expect(question).toHaveValue('Chuyển lúc 9 giờ mà chưa thấy')

  // Who leaves the form leaves what is in it, and a password is never kept.
  await page.goBack()
  await page.goto(`${member}/support/new`)
  await expect(question).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(demoAccounts.password)
})

test(
  'any unknown path leads to the landing page, and a hash to its place',
  { tag: '@round' },
  async ({ page }) => {
    await page.goto(`${member}/no/such/page`)
    await expect(page).toHaveURL(`${member}/`)
    await page.goto(`${member}/#lines`)
    await expect(page.locator('#lines')).toBeInViewport()
  },
)

/** The session ends on the gateway, as it would elsewhere or with time. */
async function endSessionElsewhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('session') ?? '{}') as { token: string }
    await fetch('/wps/session/logout', {
      method: 'DELETE',
      headers: { Authorization: token, Merchant: 'saola' },
    })
  })
}

/** Confirms the warning, which leads to the root, and signs in there. */
async function signInAgain(page: Page, words: Words): Promise<void> {
  const warning = page.getByRole('alertdialog')
  await expect(warning).toBeVisible()
  await warning.getByRole('button').first().click()
  await expect(page).toHaveURL(`${member}/`)
  // Nobody taps before the page's own script is there, as it is at this event.
  await page.waitForLoadState('load')
  await signIn(page, words, 'quynhanh')
}
