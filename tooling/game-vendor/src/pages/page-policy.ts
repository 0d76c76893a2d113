import type { SeamlessClient } from '../wallets/seamless-client.ts'

/** How long the gateway's answer about its origins serves. */
const keptMs = 60_000

/** Tells which origins may frame a game. While the gateway is away, what it said last goes on. */
export function createFrameOrigins(
  wallet: Pick<SeamlessClient, 'frameOrigins'>,
  now: () => number,
): () => Promise<readonly string[]> {
  let kept: { origins: readonly string[]; readAt: number } | undefined
  return async () => {
    if (kept && now() - kept.readAt < keptMs) return kept.origins
    try {
      kept = { origins: await wallet.frameOrigins(), readAt: now() }
    } catch (error) {
      if (!kept) throw error
    }
    return kept.origins
  }
}

/** Own scripts, styles and calls; nothing inline, nothing from elsewhere; framed by the member site alone. */
export function pagePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${origins.join(' ') || "'none'"}`,
  ].join('; ')
}
