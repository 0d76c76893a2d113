import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a key until the focus is where it should be. */
export async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Somewhere a keyboard can go on from, not the page's very beginning. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
}

/** Types as a keyboard does that composes: each text stands in place of the one before, and the last one is done. */
export async function compose(page: Page, field: Locator, texts: readonly string[]): Promise<void> {
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of texts) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await keyboard.send('Input.insertText', { text: texts.at(-1) ?? '' })
}
