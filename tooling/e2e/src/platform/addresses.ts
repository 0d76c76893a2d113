import { readAddresses, type Addresses } from '@saola/scripts'

/** Where the ports of a run begin; a second run beside one takes other ports by `SAOLA_JOURNEYS_PORT`. */
const firstPort = Number(process.env['SAOLA_JOURNEYS_PORT'] || 5000)
const shift = firstPort - 4000

/** The platform that all journeys share, away from the usual ports, so that a running `pnpm start` does not disturb. */
export const sharedAddresses: Addresses = readAddresses({}, shift)

/** A platform of its own for one journey that breaks things; `index` keeps parallel ones apart. */
export function ownAddresses(index: number): Addresses {
  return readAddresses({}, shift + 100 + index * 100)
}

/** Where a journey starts a push service; no other port of the platform ends so. */
export const pushPort = firstPort + 90

/** Opens the gateway's operations for the journeys. */
export const opsSecret = 'journeys-only'

/** Shared by the journeys' gateway and its in-house vendor. */
export const vendorSecret = 'journeys-vendor'

/** Signs what the journeys' bank reports. */
export const bankSecret = 'journeys-bank'
