import { readAddresses, type Addresses } from '@saola/scripts'

/** Where the ports of a run begin; a second run beside one takes other ports by `SAOLA_JOURNEYS_PORT`. */
const firstPort = Number(process.env['SAOLA_JOURNEYS_PORT'] || 5000)
const shift = firstPort - 4000

/** Beyond what an installed PostgreSQL listens on; no gateway comes to stand on 6000, which browsers refuse. */
const firstOwn = 450
/** How far the ports of one platform reach, the dead line's among them. */
const portsOfPlatform = 20

/** The platform that all journeys share, away from the usual ports, so that a running `pnpm start` does not disturb. */
export const sharedAddresses: Addresses = readAddresses({}, shift)

/** The journeys that break things, each with a platform of its own; a new one is added here, so that no two meet on a port. */
const ownPlatforms = [
  'agent contracts',
  'agent five minutes',
  'agent openings',
  'agent sub-accounts',
  'agent transfer',
  'agent ways in',
  'aggregator',
  'articles of the desk',
  'deposit',
  'faults',
  'identity',
  'phone service',
  'register',
  'screenshots',
  'second step',
  'theme page',
  'vendor wallets',
  'ways in',
] as const

export type OwnPlatformName = (typeof ownPlatforms)[number]

/** The ports of one journey's platform; the two widths of a journey run side by side, so each has its own. */
export function ownAddresses(name: OwnPlatformName, width = 'desktop'): Addresses {
  const place = ownPlatforms.indexOf(name) * 2 + (width === 'phone' ? 1 : 0)
  return readAddresses({}, shift + firstOwn + place * portsOfPlatform)
}

/** Where a journey starts a push service; no other port of the platform ends so. */
export const pushPort = firstPort + 90

/** Opens the gateway's operations for the journeys. */
export const opsSecret = 'journeys-only'

/** Shared by the journeys' gateway and its in-house vendor. */
export const vendorSecret = 'journeys-vendor'

/** Signs what the journeys' bank reports. */
export const bankSecret = 'journeys-bank'
