import { StartRefused } from '@saola/server'

/** A secret of a gateway for the world has so many letters at least, and so many different ones. */
const leastLetters = 20
const leastDifferent = 8

/** Words that stand in examples and are left there. */
const placeholders = /change.?me|secret.?here|your.?secret|example|password|default|123456/i

/** Whether a secret is short, has few different letters, or was left as an example gave it. */
export function isGuessable(secret: string): boolean {
  const isLong = secret.length >= leastLetters && new Set(secret).size >= leastDifferent
  return !isLong || placeholders.test(secret)
}

/** Throws `StartRefused` for a secret that could be guessed. */
export function refuseGuessable(variable: string, secret: string): void {
  if (!isGuessable(secret)) return
  throw new StartRefused(
    `${variable} could be guessed: a secret has at least ${leastLetters} letters, ${leastDifferent} of them different, and no word of an example. \`openssl rand -base64 24\` makes one.`,
  )
}
