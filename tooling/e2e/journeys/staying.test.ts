import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { Door } from '../src/door.ts'
import { fillSignIn, newName } from '../src/people.ts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)

async function signInAt(page: Page, words: Words, name: string, stays: boolean): Promise<void> {
  await page.goto(`${member}/account`)
  const dialog = page.getByRole('dialog')
  if (stays) await dialog.getByLabel(words.say('session:stay')).check()
  await expectAccessible(page, 'sign-in with the choice to stay')
  await fillSignIn(page, words, name)
  await expect(dialog).toBeHidden()
  await expectMember(page, name)
}

async function expectMember(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
}

async function signOut(page: Page, words: Words): Promise<void> {
  const name = words.say('session:sign_out')
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name }).click()
}

async function expectVisitor(page: Page, words: Words): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.say('session:sign_in') }),
  ).toBeVisible()
}

async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${member}${path}`)
  return page
}

test('who chose to stay is signed in after the browser was closed, until signing out', async ({
  page,
  context,
}) => {
  const words = await wordsOf('vi')
  const asked = page.waitForResponse(/session\/stay/)
  await signInAt(page, words, 'bichngoc', true)
  await asked
  await page.close()
  const back = await newTab(context, '/account')
  await expectMember(back, 'bichngoc')
  await signOut(back, words)
  await expect(back).toHaveURL(`${member}/`)
  await back.close()
  const after = await newTab(context, '/lobby')
  await expectVisitor(after, words)
})

for (const stays of [true, false]) {
  test(`who registers is ${stays ? 'signed in' : 'a visitor, by choice,'} after the browser was closed`, async ({
    page,
    context,
  }) => {
    const words = await wordsOf('vi')
    const name = newName()
    const door = new Door(words, member)
    const dialog = await door.openRegister(page)
    await door.field(dialog, 'session:field.username').fill(name)
    await door.field(dialog, 'session:field.password').fill('Langbiang1')
    await door.field(dialog, 'session:field.confirmPassword').fill('Langbiang1')
    await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
    const choice = dialog.getByLabel(words.say('session:stay'))
    await expect(choice).toBeChecked()
    if (!stays) await choice.uncheck()
    await door.submit(dialog, 'session:register.submit')
    await door.expectEntered(page, name)
    if (stays) await page.waitForFunction(() => localStorage.getItem('stays') !== null)
    await page.close()
    // A visitor's account page asks to sign in, and nothing else is in sight then.
    const back = await newTab(context, stays ? '/account' : '/lobby')
    if (stays) await expectMember(back, name)
    else await expectVisitor(back, words)
  })
}

test(
  'who did not choose so is a visitor once the last tab is closed',
  { tag: '@round' },
  async ({ page, context }) => {
    const words = await wordsOf('vi')
    await signInAt(page, words, 'vanthien', false)
    await page.close()
    await expectVisitor(await newTab(context, '/lobby'), words)
  },
)

test(
  'a new tab is signed in as the others are, and they sign out together',
  { tag: '@round' },
  async ({ page, context }) => {
    const words = await wordsOf('vi')
    await signInAt(page, words, 'phuonglinh', false)
    const tab = await newTab(context, '/account')
    await expectMember(tab, 'phuonglinh')
    await signOut(tab, words)
    await expect(page).toHaveURL(`${member}/`)
    await page.goto(`${member}/lobby`)
    await expectVisitor(page, words)
  },
)

test('PLAY on another line takes the session along, once', { tag: '@round' }, async ({ page, browser }) => {
  const words = await wordsOf('vi')
  await signInAt(page, words, 'ngocdiep', false)
  await page.goto(`${member}/`)
  const play = page.getByRole('listitem').locator('a[href^="http"][href$="/lobby"]').first()
  // Read on its way: the page leaves for the other line as soon as it has it.
  let ticket = ''
  await page.route(/hand-over$/, async (route) => {
    const response = await route.fetch()
    const { value } = (await response.json()) as { value: { ticket: string } }
    ticket = value.ticket
    await route.fulfill({ response })
  })
  const taken = page.waitForRequest(/hand-over\/take/)
  await play.click()
  const line = new URL((await taken).url()).origin
  expect(line).not.toBe(member)
  await expect(page).toHaveURL(`${line}/lobby`)
  await page.waitForFunction(() => sessionStorage.getItem('session') !== null)
  await page.goto(`${line}/account`)
  await expectMember(page, 'ngocdiep')

  const stranger = await browser.newContext()
  const tab = await stranger.newPage()
  await tab.goto(`${line}/lobby#ticket=${ticket}`)
  await expectVisitor(tab, words)
  await expect(tab).toHaveURL(`${line}/lobby`)
  await stranger.close()
})
