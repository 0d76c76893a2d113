import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '@saola/scripts'
import { authenticatorCode } from './authenticator-code.ts'
import { readQr } from './read-qr.ts'
import type { Words } from './words.ts'

/** Turns the authenticator of whoever is signed in on, at a page that has its line, and answers what its owner keeps. */
export async function turnAuthenticatorOn(
  page: Page,
  words: Words,
  site: string,
  path = '/account/security',
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto(`${site}${path}`)
  const part = words.say('security:authenticator.title')
  await page
    .getByRole('button', { name: `: ${part}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=password]').fill(demoAccounts.password)
  await page.keyboard.press('Enter')
  const scanned = new URL(
    (await readQr(dialog.getByRole('img', { name: words.say('security:authenticator.qr') }))) ?? '',
  )
  const secret = scanned.searchParams.get('secret') ?? ''
  await dialog.locator('[name=code]').fill(authenticatorCode(secret))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: words.say('security:recovery.title') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { secret, recoveryCodes: await codes.allInnerTexts() }
}
