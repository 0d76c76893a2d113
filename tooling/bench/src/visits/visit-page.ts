import type { Page } from '@playwright/test'

/** A slow phone line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** A task longer than this keeps a finger waiting, in milliseconds. */
const longTaskMs = 50

/** What a first visit costs until the page is quiet. */
export type Visit = {
  firstPaintMs: number
  largestPaintMs: number
  /** Milliseconds beyond 50 of every task after the first paint. */
  blockedMs: number
  shift: number
  /** Without what is fetched ahead. */
  requests: number
  bytes: number
  /** Without what is fetched ahead. */
  scripts: number
  scriptBytes: number
  /** What the page does not need: of an app that has not begun, and of other pages (system 38). */
  filesAhead: number
  /** Of scripts alone. What a worker brings is not on this page's line, and counts for nothing here. */
  aheadBytes: number
}

/** What the page notes about itself; the name is nobody else's. */
type Noted = {
  saolaVisit: { firstPaintMs: number; largestPaintMs: number; tasks: [number, number][]; shift: number }
}

/** Opens an address for the first time on a slow phone line, leaves it alone for `quietMs`, and answers what it cost. */
export async function visitPage(page: Page, address: string, quietMs: number): Promise<Visit> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slowLine)
  const scripts = new Map<string, { path: string; bytes: number }>()
  const asked = new Map<string, string>()
  let bytes = 0
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.set(requestId, new URL(request.url).pathname)
  })
  // What the page has already does not travel.
  network.on('Network.requestServedFromCache', ({ requestId }) => {
    asked.delete(requestId)
  })
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, { path: new URL(response.url).pathname, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    const script = scripts.get(requestId)
    if (script !== undefined) script.bytes += encodedDataLength
  })
  await page.addInitScript(noteVisit)
  await page.goto(address)
  await page.waitForTimeout(quietMs)
  // Only the page's own script has put it there.
  const noted = await page.evaluate(() => (globalThis as unknown as Noted).saolaVisit)
  const blockedMs = noted.tasks
    .filter(([startedAt]) => startedAt >= noted.firstPaintMs)
    .reduce((sum, [, ms]) => sum + ms - longTaskMs, 0)
  const { firstPaintMs, largestPaintMs, shift } = noted
  const ahead = await listAhead(page)
  const own = [...scripts.values()].filter(({ path }) => !ahead.has(path))
  return {
    firstPaintMs,
    largestPaintMs,
    blockedMs,
    shift,
    requests: [...asked.values()].filter((path) => !ahead.has(path)).length,
    bytes,
    scripts: own.length,
    scriptBytes: bytesOf(own),
    filesAhead: ahead.size,
    aheadBytes: bytesOf([...scripts.values()].filter(({ path }) => ahead.has(path))),
  }
}

/** The scripts and sheets that a drawn page fetches for its app once nothing else happens, or an app for its other pages. */
async function listAhead(page: Page): Promise<Set<string>> {
  const paths = await page.evaluate(() => {
    const [begun] = performance.getEntriesByName('places-ahead')
    const start =
      document.querySelector<HTMLElement>('script[data-start]')?.dataset['start']?.split(' ') ?? []
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(
        ({ path, startTime }) =>
          start.includes(path) || (begun && startTime >= begun.startTime && /\.(?:js|css)$/.test(path)),
      )
      .map(({ path }) => path)
  })
  return new Set(paths)
}

function bytesOf(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0)
}

/** Runs in the page, before anything of it does. */
function noteVisit(): void {
  const visit: Noted['saolaVisit'] = { firstPaintMs: 0, largestPaintMs: 0, tasks: [], shift: 0 }
  Object.assign(globalThis, { saolaVisit: visit })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaintMs = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    visit.largestPaintMs = startTime
  })
  watch('longtask', ({ startTime, duration }) => visit.tasks.push([startTime, duration]))
  watch('layout-shift', (entry) => {
    visit.shift += (entry as PerformanceEntry & { value: number }).value
  })
}
