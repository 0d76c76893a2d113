import { expect, type Page, type Request } from '@playwright/test'

/** A screen counts as ready when nothing was under way for so long, in ms. */
const quietMs = 150

/** Goes from screen to screen of an app as a link would, without loading the site anew; answers when a screen is ready. */
export type Walk = { go: (path: string) => Promise<void>; settle: () => Promise<void> }

/** Watches a page from now on, so that one can walk in it. */
export function walkInside(page: Page): Walk {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    // News of draws and tables come over a line that stays open.
    if (request.resourceType() === 'eventsource' || request.url().endsWith('/events')) return
    change(request)
    changedAt = Date.now()
  }
  page.on(
    'request',
    note((request) => void open.add(request)),
  )
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(
      end as 'requestfinished',
      note((request) => void open.delete(request)),
    )
  }
  const isQuiet = (): boolean => open.size === 0 && Date.now() - changedAt > quietMs
  const settle = async (): Promise<void> => {
    await expect.poll(isQuiet, { intervals: [30], message: `${page.url()} loads for ever` }).toBe(true)
    // Rails below the fold load when they are scrolled to.
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('[data-skeleton]')].every(
          (each) => each.getBoundingClientRect().top > innerHeight,
        ),
      undefined,
      { timeout: 60_000 },
    )
  }
  return {
    settle,
    async go(path) {
      // Before the app has drawn itself nobody hears of a new place.
      await page.getByRole('main').first().waitFor({ timeout: 60_000 })
      changedAt = Date.now()
      await page.evaluate((href) => history.pushState({}, '', href), path)
      await settle()
    },
  }
}
