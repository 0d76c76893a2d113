import type { Page, Route } from '@playwright/test'

/**
 * Takes files of code away on their way to the page, as a blocker or a dying line does: those whose address or text has
 * one of the marks. Answers how to let them through again.
 */
export async function loseCode(page: Page, ...marks: readonly string[]): Promise<() => Promise<void>> {
  const files = /\/assets\/[^/?]+\.js(?:\?.*)?$/
  await page.route(files, async (route) => {
    const { pathname } = new URL(route.request().url())
    const isNamed = marks.some((mark) => pathname.includes(mark))
    // A page that goes away in between has no use for an answer.
    await (isNamed ? route.abort('blockedbyclient') : passUnlessMarked(route, marks)).catch(() => undefined)
  })
  return () => page.unroute(files)
}

/** The same for one file, by the browser itself: what else the page asks for may come from its cache. Chromium only. */
export async function loseFile(page: Page, path: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: [`*${path}`, `*${path}?*`] })
  return () => session.detach()
}

async function passUnlessMarked(route: Route, marks: readonly string[]): Promise<void> {
  const text = await (await route.fetch()).text()
  const isMarked = marks.some((mark) => text.includes(mark))
  await (isMarked
    ? route.abort('blockedbyclient')
    : route.fulfill({ body: text, contentType: 'text/javascript' }))
}

/** The files of code that a page has loaded so far. */
export function loadedCode(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  )
}
