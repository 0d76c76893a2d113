/** The part of an HTTP answer that a ping reads. */
export type PingAnswer = { readonly status: number; json(): Promise<unknown> }

/** What a ping needs from the world; the browser's own functions fit. */
export type PingWorld = {
  /** Should end with its signal and not start with an aborted one, as the browser's own; a ping waits for neither. */
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
 * A ping: milliseconds until a line gave a valid answer; undefined when it failed, lied, was out of time, or `ended`.
 * Valid is HTTP 200 with `{ success: true, value: "pong" }`, so a captive portal does not count. The request carries
 * no header of ours, hence no preflight, and none is left open.
 */
export function createPing(
  // Taken out of its object: browsers refuse fetch as a member of anything but the window.
  { fetch, now, random, schedule }: PingWorld,
  ended: AbortSignal,
): (domain: string, timeoutMs: number) => Promise<number | undefined> {
  return async (domain, timeoutMs) => {
    const request = new AbortController()
    const { signal } = request
    const stop = (): void => request.abort()
    let callOff: (() => void) | undefined
    // AbortSignal.any would join the two, but browsers that are served do not all have it.
    ended.addEventListener('abort', stop, { signal })
    try {
      if (timeoutMs < Infinity) callOff = schedule(stop, timeoutMs)
      if (ended.aborted) stop()
      const startedAt = now()
      const answer = fetch(pingUrl(domain, random()), { signal, credentials: 'omit', cache: 'no-store' })
      const said = await Promise.race([answer.then(saysPong), aborted(signal)])
      return said === true ? now() - startedAt : undefined
    } catch {
      // Refused, unresolvable, blocked, not JSON: for the visitor all are one thing, a line that does not work.
      return undefined
    } finally {
      callOff?.()
      stop()
    }
  }
}

async function saysPong(answer: PingAnswer): Promise<boolean> {
  // The one place where foreign data comes in; both members are compared, nothing else is read.
  const body = (await answer.json()) as { success?: unknown; value?: unknown }
  return answer.status === 200 && body.success === true && body.value === 'pong'
}

/** Resolves when the signal is aborted: a `fetch` that pays it no heed holds nobody up. */
function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', resolve))
}

function pingUrl(domain: string, random: number): string {
  const path = `/wps/system/test/ping?speed=${random}`
  return (domain.includes('://') ? '' : 'https://') + domain.replace(/\/*$/, path)
}
