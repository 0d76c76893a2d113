import { probeLines } from '@saola/line-speed'

/** Runs until a usable line is known, says so by `found`, and ends when the way is done with all its requests. */
export type Way = (domains: readonly string[], found: () => void) => Promise<unknown>

/** Ours: the first valid answer makes the line usable; the rest goes on for the ranking. */
export const raceAndRank: Way = (domains, found) =>
  probeLines(domains, {
    fetch: globalThis.fetch,
    now: () => performance.now(),
    random: Math.random,
    onChange: (lines) => {
      if (lines[0]?.elapsedMs !== undefined) found()
    },
  })

/** What a page does that asks everybody and shows the list when all have answered, with a limit of 5 s. */
export const waitForAll: Way = async (domains, found) => {
  const answers = await Promise.allSettled(domains.map((domain) => ping(domain, AbortSignal.timeout(5000))))
  if (answers.some(({ status }) => status === 'fulfilled')) found()
}

/** The first valid answer of all, the others aborted; knows one line and no ranking. */
export const plainRace: Way = async (domains, found) => {
  const race = new AbortController()
  await Promise.any(domains.map((domain) => ping(domain, race.signal)))
  found()
  race.abort()
}

/**
 * LibreSpeed's `selectServer`: six lanes take turns through the list, each server is pinged three times with 2 s at
 * most, not again after a failure or 500 ms, and the quickest is known when all lanes are through.
 */
export const libreSpeed: Way = async (domains, found) => {
  const lanes = 6
  const best: number[] = []
  async function runLane(lane: number): Promise<void> {
    for (let index = lane; index < domains.length; index += lanes) {
      const domain = domains[index]
      if (domain !== undefined) best.push(await quickestOfThree(domain))
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)))
  if (Math.min(...best) < Infinity) found()
}

async function quickestOfThree(domain: string): Promise<number> {
  let quickest = Infinity
  for (let count = 0; count < 3; count += 1) {
    const elapsedMs = await ping(domain, AbortSignal.timeout(2000)).catch(() => Infinity)
    quickest = Math.min(quickest, elapsedMs)
    if (elapsedMs > 500) break
  }
  return quickest
}

/** Milliseconds to a valid answer; throws for any other. */
async function ping(domain: string, signal: AbortSignal): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${domain}/wps/system/test/ping?speed=${Math.random()}`, { signal })
  const body = (await answer.json()) as { success?: unknown; value?: unknown }
  if (body.success !== true || body.value !== 'pong') throw new Error(`${domain} answered something else`)
  return performance.now() - startedAt
}
