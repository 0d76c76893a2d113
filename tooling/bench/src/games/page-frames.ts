import type { Page } from '@playwright/test'

/** Records the page's frames for a time in which `act` runs; answers the longest of them in milliseconds. */
export async function longestFrameOf(
  page: Page,
  act: () => Promise<void>,
  recordMs: number,
): Promise<number> {
  const recorded = page.evaluate(
    async (forMs) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now()
        let last = startedAt
        let longest = 0
        const next = (now: number): void => {
          longest = Math.max(longest, now - last)
          last = now
          if (now - startedAt > forMs) resolve(longest)
          else requestAnimationFrame(next)
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(next)
        })
      }),
    recordMs,
  )
  await act()
  return recorded
}
