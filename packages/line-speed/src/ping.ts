/** The part of an HTTP answer that a ping reads. */
export type PingAnswer = { readonly status: number; json(): Promise<unknown> }

/** What a ping needs from the world; the browser's own functions fit. */
export type PingWorld = {
  readonly fetch: (
    url: string,
    init: { signal: AbortSignal; credentials: 'omit'; cache: 'no-store' },
  ) => Promise<PingAnswer>
  /** Milliseconds of a clock that never goes back, such as `performance.now()`. */
  readonly now: () => number
  /** From 0 up to, but not including, 1. */
  readonly random: () => number
  /** Runs something later; returns how to call it off. */
  readonly schedule: (run: () => void, ms: number) => () => void
}

/**
 * Milliseconds until a line gave a valid answer; undefined when it failed, lied, or was stopped or out of time.
 * Valid is HTTP 200 with `{ success: true, value: "pong" }`, so a captive portal does not count. The request carries
 * no header of ours, hence no preflight, and none is left open.
 */
export async function ping(
  domain: string,
  world: PingWorld,
  limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<number | undefined> {
  if (limits.signal.aborted) return undefined
  const request = new AbortController()
  const stopped = Promise.withResolvers<undefined>()
  const stop = (): void => stopped.resolve(undefined)
  const callOff = world.schedule(stop, limits.timeoutMs)
  limits.signal.addEventListener('abort', stop, { signal: request.signal })
  try {
    return await Promise.race([answerTime(domain, world, request.signal), stopped.promise])
  } catch {
    // Refused, unresolvable, blocked, not JSON: for the visitor all are one thing, a line that does not work.
    return undefined
  } finally {
    callOff()
    request.abort()
  }
}

/** `fetch` is taken out of its object: browsers refuse it as a member of anything but the window. */
async function answerTime(
  domain: string,
  { fetch, now, random }: PingWorld,
  signal: AbortSignal,
): Promise<number | undefined> {
  const startedAt = now()
  const answer = await fetch(pingUrl(domain, random()), { signal, credentials: 'omit', cache: 'no-store' })
  if (answer.status !== 200) return undefined
  // The one place where foreign data comes in; both members are compared, nothing else is read.
  const body = (await answer.json()) as { success?: unknown; value?: unknown } | null
  return body?.success === true && body.value === 'pong' ? now() - startedAt : undefined
}

function pingUrl(domain: string, random: number): string {
  const origin = domain.replace(/\/+$/, '')
  return `${domain.includes('://') ? '' : 'https://'}${origin}/wps/system/test/ping?speed=${random}`
}
