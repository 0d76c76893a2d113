import { launchTokenMs } from '@saola/rules'

/** Who plays what: the member's name and token at the operator, and the title. */
export type Sitting = { user: string; token: string; gameCode: string; language: 'VI' | 'EN' }

/** So many launches and so many sittings are known at once; the oldest goes. */
const most = 5_000

/**
 * Who plays, in memory alone: a restart ends every sitting, so a stake is refused until the title is launched again. What was staked
 * before stands in the log and ends without one.
 */
export type Sittings = {
  /** The token by which the page of a game opens a sitting, once and soon. */
  launch: (sitting: Sitting) => string
  /** The sitting of such a token, with the key that its stakes carry. */
  open: (launchToken: string) => (Sitting & { sessionKey: string }) | undefined
  find: (sessionKey: string) => Sitting | undefined
}

/** Nobody plays yet. */
export function createSittings(randomBytes: (length: number) => Buffer, now: () => number): Sittings {
  const launches = new Map<string, { sitting: Sitting; launchedAt: number }>()
  const open = new Map<string, Sitting>()
  return {
    launch(sitting) {
      const launchToken = randomBytes(32).toString('base64url')
      keep(launches, launchToken, { sitting, launchedAt: now() })
      return launchToken
    },
    open(launchToken) {
      const launched = launches.get(launchToken)
      launches.delete(launchToken)
      if (!launched || now() - launched.launchedAt > launchTokenMs) return undefined
      const sessionKey = randomBytes(32).toString('base64url')
      keep(open, sessionKey, launched.sitting)
      return { ...launched.sitting, sessionKey }
    },
    find: (sessionKey) => open.get(sessionKey),
  }
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
