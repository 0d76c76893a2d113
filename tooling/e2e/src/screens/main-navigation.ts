import type { Locator, Page } from '@playwright/test'
import type { Words } from '../words.ts'

/** The main navigation as it is shown: at the left on a desktop, below on a phone. */
export function mainNavigation(page: Page, words: Words): Locator {
  return page
    .getByRole('navigation', { name: words.say('shell:nav.main') })
    .or(page.getByRole('navigation', { name: words.say('shell:nav.bar') }))
    .filter({ visible: true })
}
