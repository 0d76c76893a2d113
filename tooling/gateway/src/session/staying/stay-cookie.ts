/** The cookie with the secret of a browser that stays signed in. */
export const stayCookie = 'saola_stay'

/** The cookie as it is set; without a secret it takes the one away that the browser has. */
export function stayCookieOf(secret?: { value: string; maxAgeMs: number }): {
  name: string
  value: string
  maxAgeMs: number
} {
  return { name: stayCookie, value: secret?.value ?? '', maxAgeMs: secret?.maxAgeMs ?? 0 }
}
