import type { AppContext } from '../context/app-context.tsx'

/** Where a feed of the gateway is, for an `EventSource`, with whether cookies go along. */
export function eventAddress(
  { brand }: Pick<AppContext, 'brand'>,
  path: string,
): [url: string, options: EventSourceInit] {
  const { origin, credentials } = brand.gateway
  return [`${origin}${path}`, { withCredentials: credentials === 'include' }]
}
