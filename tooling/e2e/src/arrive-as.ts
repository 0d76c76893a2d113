import type { Page } from '@playwright/test'
import { enterAs } from './enter-as.ts'
import type { Words } from './words.ts'

/** Signs a member in at a site, in the dark and in the language of the words; what is chosen there later stays chosen. */
export async function arriveAs(page: Page, site: string, name: string, words: Words): Promise<void> {
  await page.addInitScript((language) => {
    if (localStorage.getItem('preferences') === null) {
      localStorage.setItem('preferences', JSON.stringify({ language, theme: 'dark', hideBalance: false }))
    }
  }, words.language)
  await enterAs(page, site, name)
}
