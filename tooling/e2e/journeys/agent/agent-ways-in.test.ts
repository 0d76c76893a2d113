import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { demoAccounts, origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { openNeighbour } from '../../src/platform/neighbour.ts'
import { codeFor } from '../../src/platform/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { fillSignIn, signOutHere } from '../../src/people.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// A platform of its own: its switches are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let agent: string
let words: Words
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnPlatform('agent ways in')
  words = await wordsOf('en')
  agent = origin(own.platform.addresses.agentPort)
})
test.afterAll(() => own.close())

test.beforeEach(({ page }) =>
  page.addInitScript((chosen) => {
    if (localStorage.getItem('preferences') === null)
      localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false }))
  }, words.language),
)

test('a member reads that this is no door for members; an agent enters, and reads of the last time', async ({
  page,
}) => {
  await signInAs(page, 'member01')
  await expect(page.getByText(words.say('session:non_agent_account'))).toBeVisible()
  for (const time of ['first', 'second']) {
    await signInAs(page, 'agent02')
    await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
    if (time === 'first') await signOutHere(page)
  }
  await expect(page.getByText(/127\.0\.0\.1/)).toBeVisible()
  await page.getByRole('button', { name: words.say('session:last_sign_in.devices') }).click()
  await expect(page).toHaveURL(`${agent}/me`)
  await expect(page.getByText(words.say('security:sessions.this'))).toBeVisible()
  await expect(page.getByText(words.say('security:authenticator.title')).first()).toBeVisible()

  const { api } = await callAs(agent, 'agent02')
  const balance = page.getByText(words.money((await api.send(calls.wallet.balance)).sumBalance))
  await expect(balance).toBeVisible()
  await page.getByRole('button', { name: words.say('shell:balance.hide') }).click()
  await expect(balance).toBeHidden()
  // The device remembers it.
  await page.reload()
  await page.getByRole('button', { name: words.say('shell:balance.show') }).click()
  await expect(balance).toBeVisible()
})

test('an unregistered address asks for a proof', { tag: '@round' }, async ({ page }) => {
  await signInAs(page, 'agent03')
  await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
  await own.operate({ signIn: { checkAddress: true, mayTellWhoExists: false } })
  const neighbour = await openNeighbour(agent, '127.0.0.31')
  try {
    await page.goto(`${neighbour.origin}/login`)
    await fillSignIn(page, words, 'agent03')
    await expect(page.getByText(words.say('session:verify.body'))).toBeVisible()
    await page.getByRole('radio', { name: words.say('session:verify.email') }).check({ force: true })
    await page.getByRole('button', { name: words.say('session:code.send') }).click()
    const code = await codeFor(origin(own.platform.addresses.gatewayPort), 'agent03@saola.test')
    await page.locator('input[autocomplete="one-time-code"]').fill(code)
    await expectAccessible(page, 'second step of an agent')
    await page.getByRole('button', { name: words.say('session:verify.submit') }).click()
    await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
  } finally {
    await neighbour.close()
    await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
  }
})
test(
  'an agent with a first password chooses another one before anything else',
  { tag: '@round' },
  async ({ page }) => {
    await signInAs(page, 'agent06')
    const dialog = page.getByRole('dialog', { name: words.say('session:change.title') })
    await expect(dialog.getByText(words.say('session:change.first_login'))).toBeVisible()
    // Neither another page nor a reload leads around it.
    await page.goto(`${agent}/team`)
    await expect(dialog.getByText(words.say('session:change.first_login'))).toBeVisible()
    await expectAccessible(page, "the dialog of an agent's first password")
    await dialog.locator('[name=oldPassword]').fill(demoAccounts.password)
    await dialog.locator('[name=newPassword]').fill('Vonglau55')
    await dialog.locator('[name=confirmNewPassword]').fill('Vonglau55')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await signOutHere(page)
    await signInAs(page, 'agent06', 'Vonglau55')
    await expect(page.getByRole('heading', { name: words.say('team:overview') })).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

async function signInAs(page: Page, name: string, password?: string): Promise<void> {
  await page.goto(`${agent}/login`)
  await fillSignIn(page, words, name, password)
}
