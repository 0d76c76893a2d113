import type { AppContext } from '../context/app-context.tsx'

/** Opens a feed of news at the gateway, wherever it stands (system 43). */
export function openFeed({ brand }: Pick<AppContext, 'brand'>, path: string): EventSource {
  const { origin, credentials } = brand.gateway
  return new EventSource(`${origin}${path}`, { withCredentials: credentials === 'include' })
}
