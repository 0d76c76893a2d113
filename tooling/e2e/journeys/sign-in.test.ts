import { expect, test } from '@playwright/test'
import { origin } from '@saola/house'
import { sharedAddresses } from '../src/addresses.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { fillSignIn, signIn } from '../src/people.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

test('a wrong password is told near the form and keeps what was typed', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/lobby`)
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

test('starting a game while signed out opens the sign-in dialog, and the game follows', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/games?q=limbo`)
  await page.getByRole('button', { name: /Limbo/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await fillSignIn(page, vi, 'member02')
  await expect(page).toHaveURL(/\/play\//)
})

test('an agent is refused on the member site, a member on the agent portal', async ({ page }) => {
  const en = await wordsOf('en')
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ language: 'en', hideBalance: false })),
  )
  await page.goto(`${member}/lobby`)
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
})

test('a lost session warns, and brings the member back to where she was', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/lobby`)
  await signIn(page, vi, 'member02')
  await page.goto(`${member}/wallet/statement`)
  // The session ends on the gateway, as it would elsewhere or with time.
  await page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('session') ?? '{}') as { token: string }
    await fetch('/wps/session/logout', {
      method: 'DELETE',
      headers: { Authorization: token, Merchant: 'saola' },
    })
  })
  await page.reload()
  const warning = page.getByRole('alertdialog')
  await expect(warning).toBeVisible()
  await warning.getByRole('button').first().click()
  await expect(page).toHaveURL(`${member}/`)
  await signIn(page, vi, 'member02')
  await expect(page).toHaveURL(/\/wallet\/statement/)
})

test('any unknown path leads to the landing page, and a hash to its place', async ({ page }) => {
  await page.goto(`${member}/no/such/page`)
  await expect(page).toHaveURL(`${member}/`)
  await page.goto(`${member}/#lines`)
  await expect(page.locator('#lines')).toBeInViewport()
})
