import * as z from 'zod/mini'
import type { PlaceService } from '../../services/ports.ts'

/** A sign-in and a launch wait for it. */
const timeoutMs = 3000

const told = z.object({ region: z.string().check(z.regex(/^[A-Z]{2}$/)), proxy: z.boolean() })

/**
 * A service over HTTP: `GET URL/ADDRESS` with a bearer token answers `{ "region": "VN", "proxy": false }`, or 404 for an address that it
 * does not know.
 */
export function createHttpPlaceService({
  url,
  token,
  fetch = globalThis.fetch,
}: {
  url: string
  token: string
  fetch?: typeof globalThis.fetch
}): PlaceService {
  return {
    find: async (address) => {
      const response = await fetch(`${url}/${encodeURIComponent(address)}`, {
        headers: { Authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`the service of places answered ${response.status}`)
      const { region, proxy } = told.parse(await response.json())
      return { region, isProxy: proxy }
    },
  }
}
