/** What asks for passkeys: few people have one, so its code travels with the first question. */
export function loadPasskeys(): Promise<typeof import('./ask-passkey.ts')> {
  return import('./ask-passkey.ts')
}
