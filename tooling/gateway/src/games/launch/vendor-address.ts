import type { Services } from '../../services/services.ts'

/** Where the vendor serves a title, by its code: `/play/mines-gold` is `MINES_GOLD`. */
export function vendorAddress(
  { settings }: Pick<Services, 'settings'>,
  gameCode: string,
  query: Readonly<Record<string, string>>,
): string {
  const address = new URL(`/play/${gameCode.toLowerCase().replaceAll('_', '-')}`, settings.vendorOrigin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
