import type { Page } from '@playwright/test'

/** A tap or a key of somebody, and how long it took until the page showed what it did. */
export type Interaction = { path: string; element: string; milliseconds: number }

type Noted = Interaction & { id: string }

/**
 * Notes every tap and key of a page from its next document on, as browsers time them (Event Timing); what takes less than 16 ms
 * is not told. Returns what was noted so far: one interaction has several events, of which the longest counts.
 */
export async function noteInteractions(page: Page): Promise<() => Interaction[]> {
  const noted = new Map<string, Interaction>()
  await page.exposeFunction('saolaNote', ({ id, ...interaction }: Noted) => {
    if ((noted.get(id)?.milliseconds ?? 0) < interaction.milliseconds) noted.set(id, interaction)
  })
  await page.addInitScript(watchEvents)
  return () => [...noted.values()]
}

/** Runs in each document of the page, before anything of it does. */
function watchEvents(): void {
  const { saolaNote } = globalThis as unknown as { saolaNote: (noted: Noted) => void }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const describe = (target: Node | null | undefined): string => {
    const part =
      target instanceof Element
        ? target.closest('button, a, label, input, summary, select, textarea, li')
        : null
    const text = part?.getAttribute('aria-label') ?? part?.getAttribute('name') ?? part?.textContent ?? ''
    return `${part?.localName ?? 'what is gone by now'} ${text.trim().slice(0, 30)}`.trim()
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      saolaNote({
        id: `${performance.timeOrigin}/${entry.interactionId}`,
        path: location.pathname,
        element: `${describe(entry.target)} (${entry.name})`,
        milliseconds: entry.duration,
      })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
