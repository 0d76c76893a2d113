import * as z from 'zod/mini'
import type { OwnGames } from '../../services/ports.ts'

const finished = z.object({ isOver: z.boolean() })
const late = z.object({ bets: z.array(z.object({ betId: z.string(), placedAt: z.int() })) })

/** A round that is finished may have much to pay. */
const timeoutMs = 20_000

/** Our own games over HTTP; while their secret is changed, by the one before it where they do not know the new one yet (games 95). */
export function createHttpOwnGames(
  vendor: () => Promise<{ origin: string; secrets: readonly string[] } | undefined>,
): OwnGames {
  const ask = async (path: string, body: object): Promise<Response> => {
    const connected = await vendor()
    if (!connected) throw new Error('no game server of ours is connected')
    const { origin, secrets } = connected
    const askBy = (secret: string): Promise<Response> =>
      fetch(new URL(path, origin), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
    const [secret = '', before] = secrets
    const response = await askBy(secret)
    return response.status === 401 && before !== undefined ? askBy(before) : response
  }
  return {
    async finish(betId) {
      const response = await ask('/operator/finish', { betId })
      if (response.status === 404 && response.headers.get('x-bet') === 'missing') return undefined
      return finished.parse(await readSound(response))
    },
    async voided(betId) {
      const response = await ask('/operator/voided', { betId })
      if (!response.ok && response.status !== 404)
        throw new Error(`our games answered with status ${response.status}`)
    },
    lateBets: async (asked) => late.parse(await readSound(await ask('/operator/late-bets', asked))).bets,
  }
}

async function readSound(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`our games answered with status ${response.status}`)
  return response.json()
}
