import { expect, test, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { Door } from '../../src/door.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { fillSignIn, signOutHere } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { holdPasskeys } from '../../src/browsers/virtual-passkeys.ts'
import { wordsOf, type Words } from '../../src/words.ts'

let words: Words

test.beforeAll(async () => {
  words = await wordsOf('vi')
})

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
    { language: words.language, theme: 'dark' },
  )
})

/** A site where browsers make passkeys: a bare network address has no name to make one for. */
function byName(port: number): string {
  return origin(port).replace('127.0.0.1', 'localhost')
}

/** Makes a passkey at a page that lists them, and puts the recovery codes away. */
async function addPasskey(page: Page): Promise<void> {
  const part = words.say('security:passkey.title')
  await page.getByRole('button', { name: `: ${part}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=password]').fill(demoAccounts.password)
  await dialog.getByRole('button', { name: words.say('security:passkey.make') }).click()
  const codes = dialog.getByRole('list', { name: words.say('security:recovery.title') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page, 'recovery codes of a first passkey')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.say('security:recovery.finish') }).click()
  await expect(page.getByText(words.say('security:passkey.works_at', { host: 'localhost' }))).toBeVisible()
}

test('a member makes a passkey, signs in with one tap, and proves a bank account with it', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const site = byName(sharedAddresses.memberPort)
  const door = new Door(words, site)
  const passkeys = await holdPasskeys(page)
  await enterAs(page, site, 'tramanh', '/account/security')
  await addPasskey(page)

  await test.step('one tap signs in', async () => {
    await signOutHere(page)
    const dialog = await door.openSignIn(page)
    await expectAccessible(page, 'the ways in with a passkey')
    await dialog.getByRole('button', { name: words.say('session:sign_in.passkey') }).click()
    await door.expectEntered(page, 'tramanh')
  })

  await test.step('it stands for the code of an act, and says so', async () => {
    await page.goto(`${site}/account/security`)
    const act = words.say('security:action.label', {
      act: words.say('security:recovery.renew'),
      part: words.say('security:recovery.title'),
    })
    await page.getByRole('button', { name: act }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=password]').fill(demoAccounts.password)
    await dialog.getByRole('button', { name: words.say('system:passkey.use') }).click()
    await expect(dialog.getByText(words.say('system:passkey.used'))).toBeVisible()
    await expect(dialog.locator('[name=code]')).toBeHidden()
    await dialog.getByRole('button', { name: words.say('security:recovery.renew') }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
  })

  await test.step('a person who is not there gets in nowhere, and the form stays', async () => {
    await signOutHere(page)
    await passkeys.setPresent(false)
    const dialog = await door.openSignIn(page)
    await dialog.getByRole('button', { name: words.say('session:sign_in.passkey') }).click()
    await expect(
      dialog.getByRole('alert').filter({ hasText: words.say('system:passkey.closed') }),
    ).toBeVisible()
    await passkeys.setPresent(true)
  })
})

test(
  'an agent is asked for the passkey after the password in a new browser, and removes it',
  { tag: '@round' },
  async ({ page, context }) => {
    test.setTimeout(150_000)
    const site = byName(sharedAddresses.agentPort)
    await holdPasskeys(page)
    await enterAs(page, site, 'agent03', '/me')
    await addPasskey(page)
    await expectAccessible(page, 'an agent’s passkeys')

    await test.step('the password alone is not enough elsewhere', async () => {
      await page.goto(`${site}/robots.txt`)
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
      await context.clearCookies()
      await page.goto(`${site}/login`)
      await fillSignIn(page, words, 'agent03')
      await expect(page.getByText(words.say('session:verify.body'))).toBeVisible()
      await page.getByRole('button', { name: words.say('system:passkey.use') }).click()
      await expect(page).toHaveURL(`${site}/`)
    })

    await test.step('and it goes, proved by itself', async () => {
      await page.goto(`${site}/me`)
      await page
        .getByRole('button', { name: new RegExp(`^${words.say('security:passkey.remove')}: `) })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=password]').fill(demoAccounts.password)
      await dialog.getByRole('button', { name: words.say('system:passkey.use') }).click()
      await expect(dialog.getByText(words.say('system:passkey.used'))).toBeVisible()
      await dialog.getByRole('button', { name: words.say('security:passkey.remove') }).click()
      await expect(page.getByText(words.say('security:passkey.works_at', { host: 'localhost' }))).toBeHidden()
    })
  },
)
