import { expect, type Page } from '@playwright/test'
import { languageName, type Language } from '@saola/i18n'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { walkInside } from './walk-inside.ts'
import type { Words } from './words.ts'

/** The page as it stands in both languages and both looks, without loading it anew, and back to the journey's own. */
export async function expectAccessibleEverywhere(page: Page, words: Words, what: string): Promise<void> {
  const other = words.language === 'vi' ? 'en' : 'vi'
  for (const language of [other, words.language] as const) {
    await switchLanguage(page, language)
    await expectAccessibleInBothThemes(page, `${what}, ${language}`)
  }
}

/** Chooses a language at the top of a member's page, where it is called by its own name. */
async function switchLanguage(page: Page, language: Language): Promise<void> {
  const walk = walkInside(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: languageName(language) })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // Names and messages of the gateway come anew.
  await walk.settle()
}
