import type { Outcome } from './round-acts.ts'
import type { Wallet } from './wallet.ts'

/** What a schema says of a body. */
type Reader<Asked> = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Asked }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
}

/** What a call does, once somebody is believed. */
export type Act = (wallet: Wallet, playerId: string, body: unknown) => Promise<Outcome>

/**
 * An act on a body that fits a schema. Another is refused: with `missing` where a field is not there, with `kind` where one is of another
 * kind.
 */
export function actBy<Asked>(
  reader: Reader<Asked>,
  work: (wallet: Wallet, playerId: string, asked: Asked) => Promise<Outcome>,
): Act {
  return async (wallet, playerId, body) => {
    const read = reader.safeParse(body)
    if (read.success) return work(wallet, playerId, read.data)
    const [field] = read.error.issues[0]?.path ?? []
    const isThere = typeof body === 'object' && body !== null && field !== undefined && field in body
    return { refused: isThere ? 'kind' : 'missing' }
  }
}

/** Texts that a body has under some names, as far as it does: an answer repeats them, right or wrong. */
export function namesIn<Name extends string>(body: unknown, names: readonly Name[]): Record<Name, string> {
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const texts = names.map((name) => [name, typeof told[name] === 'string' ? told[name] : ''] as const)
  // Its names are those that were asked for.
  return Object.fromEntries(texts) as Record<Name, string>
}
