import type { AppContext } from './app-context.tsx'

/** Where customer service is reached; undefined where a brand names none that this site could open. */
export function serviceAddress({ brand, site }: Pick<AppContext, 'brand' | 'site'>): string | undefined {
  const address = brand.customerService
  // The help centre is a page of the member site alone.
  if (address === '') return site === 'member' ? '/helpmc' : undefined
  return address.startsWith('/') && site === 'agent' ? undefined : address
}
