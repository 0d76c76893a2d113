import type { Page } from '@playwright/test'

/** What an app has drawn in a place for a page, one after the other. */
export type Drawn = 'mark' | 'page'

type Noted = { saolaDrawn: Drawn[]; saolaMarks: { place: string; at: number }[] }

/** A page that is longer in coming than this, in ms, may show a mark (system 32). */
const patienceMs = 3_000

/** Notes from the next page on what the app draws: a page of its own, or a mark for one that is on its way. */
export async function watchDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A page of the app declares nothing of what is noted in it.
    const noted = globalThis as unknown as Noted
    noted.saolaDrawn = []
    noted.saolaMarks = []
    const noteMark = (mark: Element): void => {
      const { parentElement: place } = mark
      noted.saolaMarks.push({ place: place?.id || place?.tagName || '', at: performance.now() })
    }
    const noteRoot = (added: Element): void => {
      if (added.nodeName !== 'DIV' && added.nodeName !== 'MAIN') return
      if (added.matches('.sketch, .below-floor, :has(> img[src*="mark.svg"])')) return
      noted.saolaDrawn.push(added.matches('[data-loading-page]') ? 'mark' : 'page')
    }
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue
          if ((target as Element).id === 'root') noteRoot(added)
          for (const each of [added, ...added.querySelectorAll('*')]) {
            if (each.matches('[data-loading-page]')) noteMark(each)
          }
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** What was drawn in the root's place since the page was opened. */
export function readDrawn(page: Page): Promise<Drawn[]> {
  // The page has it from `watchDrawn`.
  return page.evaluate(() => (globalThis as unknown as Noted).saolaDrawn)
}

/** The marks for a page on its way that were drawn anywhere before patience ended, with their places and times. */
export async function readMarks(page: Page): Promise<string[]> {
  // The page has it from `watchDrawn`.
  const marks = await page.evaluate(() => (globalThis as unknown as Noted).saolaMarks)
  return marks
    .filter(({ at }) => at < patienceMs)
    .map(({ place, at }) => `in ${place} at ${Math.round(at)} ms`)
}
