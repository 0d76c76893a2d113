import { expect, test } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { compose } from '../../src/keyboard.ts'
import { Door } from '../../src/door.ts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

/** What stands in a field after each key of a keyboard that composes. */
function eachLetterOf(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1))
}

let vi: Words
let door: Door
test.beforeEach(async () => {
  vi = await wordsOf('vi')
  door = new Door(vi, member)
})

test('a user name that was composed in full width signs in', { tag: '@round' }, async ({ page }) => {
  const dialog = await door.openSignIn(page)
  await compose(page, door.field(dialog, 'session:field.username'), eachLetterOf('ｍｅｍｂｅｒ０２'))
  await door.field(dialog, 'session:field.password').fill(demoAccounts.password)
  await door.submit(dialog, 'session:sign_in')
  await door.expectEntered(page, 'member02')
})

test('a code that was composed in full width arrives as digits', { tag: '@round' }, async ({ page }) => {
  const signIn = await door.openSignIn(page)
  await signIn.getByRole('button', { name: vi.say('session:forgot') }).click()
  const dialog = page.getByRole('dialog', { name: vi.say('session:forgot.title') })
  await compose(page, door.codeField(dialog), eachLetterOf('１２３４５６'))
  await expect(door.codeField(dialog)).toHaveValue('123456')
  await door.codeField(dialog).fill('')
  // A keyboard that offers the code of a message puts it in at once, with words around it.
  await page.keyboard.insertText('Mã của bạn: 654 321')
  await expect(door.codeField(dialog)).toHaveValue('654321')
})

test('a ticket number that was composed in full width is looked for', { tag: '@round' }, async ({ page }) => {
  await page.goto(`${member}/vnlottery/ticket`)
  const number = page.getByLabel(vi.say('lottery:ticket.number'))
  await compose(page, number, eachLetterOf('１２３４５'))
  await expect(number).toHaveValue('12345')
  await number.press('ControlOrMeta+a')
  // The field is no longer than a number, and a copied one has spaces in it.
  await page.keyboard.insertText('Số 54 32 1')
  await expect(number).toHaveValue('54321')
})

test('a search finds what is composed, and leaves the letters alone', { tag: '@round' }, async ({ page }) => {
  await page.goto(`${member}/games`)
  const search = page.getByRole('searchbox')
  await compose(page, search, ['s', 'su', 'sưu', 'sưu t', 'sưu tầ', 'sưu tầm'])
  await expect(search).toHaveValue('sưu tầm')
  await expect(page).toHaveURL(/q=s%C6%B0u/)
  await expect(search).toHaveValue('sưu tầm')
})

test('a stake of a game is what was composed, offered or pasted', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, member, 'member02', '/play/105')
  const stake = page.frameLocator('main iframe').locator('#stake')
  await expect(stake).toHaveValue('10.000')
  await stake.focus()
  await compose(page, stake, eachLetterOf('50000'))
  await expect(stake).toHaveValue('50.000')
  for (const [text, shown] of [
    ['500k', '500.000'],
    ['1.000.000,00', '1.000.000'],
    ['200.000 VNĐ', '200.000'],
    ['hai trăm', 'hai trăm'],
  ] as const) {
    await stake.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
    await expect(stake).toHaveValue(shown)
  }
  await stake.press('Enter')
  await expect(page.frameLocator('main iframe').locator('#error')).toContainText('hai trăm')
  await stake.press('ControlOrMeta+a')
  await page.keyboard.type('12000')
  await expect(stake).toHaveValue('12.000')
})
