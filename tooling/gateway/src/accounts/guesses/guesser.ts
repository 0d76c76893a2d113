import { hashDevice } from '../known-places.ts'
import { isKnownPlace } from '../known-place-store.ts'
import type { CallContext } from '../../http/mount.ts'

/** Who answers for an account: from which place, and whether the account is at home there. */
export type Guesser = {
  /** A browser that the account has signed in with, or else the network. */
  place: string
  isAtHome: boolean
}

/**
 * Reads who answers for an account: at home is an address, or a browser, that it has signed in from. Nobody's account is at home
 * nowhere, and costs the same to ask.
 */
export async function readGuesser(
  { services, ip, network }: Pick<CallContext<unknown>, 'services' | 'ip' | 'network'>,
  accountId: number | undefined,
  deviceId: string | undefined,
): Promise<Guesser> {
  const id = accountId ?? 0
  const deviceHash = hashDevice(id, deviceId ?? '')
  const known = await isKnownPlace(services.db, id, { ip, deviceHash })
  return { place: known.device ? `device:${deviceHash}` : network, isAtHome: known.address || known.device }
}

/** All strangers of an account share one count. */
export const strangers = 'strangers'

/**
 * Under which count a guesser's answers for an account go (session 45). At home every place has its own, so that strangers keep no
 * owner out; all strangers share one, so that many networks are worth no more than one.
 */
export function countOf({ place, isAtHome }: Guesser): string {
  return isAtHome ? place : strangers
}
