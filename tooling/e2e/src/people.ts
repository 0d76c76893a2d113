import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '@saola/scripts'
import type { Words } from './words.ts'

/** Signs in through the dialog that is open, or through the sign-in page. */
export async function fillSignIn(
  page: Page,
  words: Words,
  name: string,
  password: string = demoAccounts.password,
): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel(words.say('session:field.username')) })
  await form.getByLabel(words.say('session:field.username')).fill(name)
  await form.getByLabel(words.say('session:field.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: words.say('session:sign_in'), exact: true }).click()
}

/** Opens the sign-in dialog of the member site from its header and signs in. */
export async function signIn(page: Page, words: Words, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('session:sign_in') })
    .click()
  await fillSignIn(page, words, name)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A user name that nobody has: letters first, 6 to 12 characters. */
export function newName(): string {
  return `mai${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 36).toString(36)}`
}

let phones = 0

/** A number that nobody in the demo has. */
export function newPhone(): string {
  phones += 1
  return `09870001${String(phones).padStart(2, '0')}`
}

/** Where a demo account's codes go, by its place in the seed. */
export function contactOf(way: 'sms' | 'email', name: string): string {
  if (way === 'email') return `${name}@saola.test`
  return '0913000026'
}

/** Leaves without the gateway hearing of it, and stays no longer signed in on the device; the page is the site's `/robots.txt` then. */
export async function signOutHere(page: Page): Promise<void> {
  // An app that runs keeps what it hears meanwhile, the session among it.
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.removeItem('stays')
  })
}
