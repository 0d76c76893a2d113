import type { Page } from '@playwright/test'

/** How late the gateway answers, in ms, so that what stands in the place of its answers is really drawn. */
const lateMs = 300

type Shift = { value: number; of: string[] }

/** Counts from the next page on how much of it jumps by itself, and has every answer of the gateway come late. */
export async function watchShifts(page: Page): Promise<void> {
  await page.route(/\/(?:wps|lgw)\//, async (route) => {
    await new Promise((done) => setTimeout(done, lateMs))
    // A page that goes away in between has no use for an answer.
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The type of the library knows no layout shifts.
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const of = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = `${element?.tagName.toLowerCase()}.${element?.className} "${node?.textContent?.slice(0, 20)}"`
          return `${name} ${previousRect.top}->${currentRect.top}`
        })
        shifts.push({ value: entry.value, of })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What jumped since the page was opened, the most first. */
export async function readShifts(page: Page): Promise<{ sum: number; jumps: string[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    jumps: shifts
      .toSorted((one, other) => other.value - one.value)
      .slice(0, 3)
      .map(({ value, of }) => `${value.toFixed(3)}: ${of.join(' | ')}`),
  }
}

type LayoutShift = {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
