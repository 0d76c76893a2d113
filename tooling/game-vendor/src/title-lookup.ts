import { factsOfTitle } from '@saola/game-engines'
import type { KnownTitle, SeamlessClient } from './wallets/seamless-client.ts'

/** Finds a title that the merchant has and that runs here. */
export type TitleLookup = (gameCode: string) => Promise<KnownTitle | undefined>

/** How long the gateway's answer about a title serves. */
const keptMs = 60_000
const mostKept = 2000

/** Asks the gateway for titles. While it is away, what it said last goes on. */
export function createTitleLookup(
  gateway: Pick<SeamlessClient, 'findTitle'>,
  now: () => number,
): TitleLookup {
  const kept = new Map<string, { title: KnownTitle | undefined; readAt: number }>()
  return async (gameCode) => {
    const known = kept.get(gameCode)
    if (known && now() - known.readAt < keptMs) return known.title
    try {
      const found = await gateway.findTitle(gameCode)
      const title = found && factsOfTitle(found) ? found : undefined
      if (kept.size >= mostKept) kept.clear()
      kept.set(gameCode, { title, readAt: now() })
      return title
    } catch (error) {
      if (!known) throw error
      return known.title
    }
  }
}
