import type { Page } from '@playwright/test'
import type { EnginePage } from './engine-page.ts'

/** A page of Chromium as the other engines are driven. */
export function chromiumPage(page: Page): EnginePage {
  return {
    name: 'chromium',
    go: async (address) => void (await page.goto(address)),
    run: (work, ...given) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`) as Promise<
        Awaited<ReturnType<typeof work>>
      >,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => page.close(),
  }
}
