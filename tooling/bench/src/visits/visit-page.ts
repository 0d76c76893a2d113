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
  scripts: number
  scriptBytes: number
  /** Of scripts that the page does not need: those of an app that has not begun, and of other pages (system 38). */
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
  let requests = 0
  let bytes = 0
  network.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  // What the page has already does not travel.
  network.on('Network.requestServedFromCache', () => {
    requests -= 1
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
  const ahead = await filesAhead(page)
  const bytesOf = (isAhead: boolean): number =>
    [...scripts.values()]
      .filter(({ path }) => ahead.includes(path) === isAhead)
      .reduce((sum, script) => sum + script.bytes, 0)
  return {
    firstPaintMs,
    largestPaintMs,
    blockedMs,
    shift,
    requests: requests - ahead.length,
    bytes,
    scripts: scripts.size,
    scriptBytes: bytesOf(false),
    aheadBytes: bytesOf(true),
  }
}

/** The scripts that a drawn page fetches for its app once nothing else happens, or an app for its other pages. */
async function filesAhead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [begun] = performance.getEntriesByName('places-ahead')
    const asked = performance.getEntriesByType('resource').map(({ name, startTime }) => {
      return { path: new URL(name).pathname, startTime }
    })
    const start =
      document.querySelector<HTMLElement>('script[data-start]')?.dataset['start']?.split(' ') ?? []
    return asked
      .filter(
        ({ path, startTime }) =>
          start.includes(path) || (begun && startTime >= begun.startTime && path.endsWith('.js')),
      )
      .map(({ path }) => path)
  })
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
