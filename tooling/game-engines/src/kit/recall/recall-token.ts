/** The token of an address that only shows what was played before; undefined on a page that plays. */
export function recallToken(): string | undefined {
  return new URL(window.location.href).searchParams.get('recall') ?? undefined
}
