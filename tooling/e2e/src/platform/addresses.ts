import { readAddresses, type Addresses } from '@saola/scripts'

/** The platform that all journeys share, away from the usual ports, so that a running `pnpm start` does not disturb. */
export const sharedAddresses: Addresses = readAddresses({}, 1000)

/** A platform of its own for one journey that breaks things; `index` keeps parallel ones apart. */
export function ownAddresses(index: number): Addresses {
  return readAddresses({}, 1100 + index * 100)
}

/** Where a journey starts a push service; no other port of the platform ends so. */
export const pushPort = 5090

/** Opens the gateway's operations for the journeys. */
export const opsSecret = 'journeys-only'

/** Shared by the journeys' gateway and its in-house vendor. */
export const vendorSecret = 'journeys-vendor'

/** Signs what the journeys' bank reports. */
export const bankSecret = 'journeys-bank'
