import * as z from 'zod/mini'
import type { MatchList } from '../../services/ports.ts'

const names = z.object({ vi: z.string(), en: z.string() })
const listed = z.object({
  matches: z.array(
    z.object({
      matchId: z.string(),
      gameCode: z.string(),
      names: z.object({ home: names, away: names }),
      startsAt: z.int(),
      isLive: z.boolean(),
      minute: z.int(),
      score: z.object({ home: z.int(), away: z.int() }),
      odds: z.optional(z.object({ home: z.int(), draw: z.int(), away: z.int() })),
    }),
  ),
})

/** How long the vendor's answer serves: many lobbies look at the same matches. */
const keptMs = 2000
const timeoutMs = 3000

/** The vendor's matches over HTTP. While the vendor is away there are none. */
export function createHttpMatchList({
  vendor,
  now,
}: {
  vendor: () => Promise<{ origin: string } | undefined>
  now: () => number
}): MatchList {
  let kept: { matches: ReturnType<MatchList>; readAt: number } | undefined
  const read: MatchList = async () => {
    const connected = await vendor()
    if (!connected) return []
    const { origin } = connected
    const response = await fetch(new URL('/matches/hot', origin), { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the vendor answered with status ${response.status}`)
    return listed.parse(await response.json()).matches
  }
  return () => {
    if (kept && now() - kept.readAt < keptMs) return kept.matches
    const matches = read().catch((error: unknown) => {
      console.warn('[gateway] no matches', error)
      return []
    })
    kept = { matches, readAt: now() }
    return matches
  }
}
