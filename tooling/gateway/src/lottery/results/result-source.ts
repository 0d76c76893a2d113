import * as z from 'zod/mini'
import type { ResultSource } from '../../services/ports.ts'

const published = z.object({
  prizes: z
    .array(z.array(z.string().check(z.regex(/^\d{1,6}$/))).check(z.maxLength(30)))
    .check(z.maxLength(10)),
})

/** A source that takes longer is asked again by the next run. */
const timeoutMs = 5000

/**
 * A source over HTTP: `GET URL?game=CODE&numero=20261122` answers `{ "prizes": [["60213"], ...] }`, the special prize first,
 * or 404 while nothing is published.
 */
export function createHttpResultSource({ name, url }: { name: string; url: string }): ResultSource {
  return {
    name,
    find: async ({ gameCode, numero }) => {
      const address = new URL(url)
      address.searchParams.set('game', gameCode)
      address.searchParams.set('numero', numero)
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${name} answered with status ${response.status}`)
      return published.parse(await response.json()).prizes
    },
  }
}
