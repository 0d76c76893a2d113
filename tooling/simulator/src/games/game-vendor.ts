import {
  createVendor,
  loadPageAssets,
  recoverRounds,
  schemaName,
  type MatchSource,
  type Schema,
  type SendToGateway,
  type Services,
} from '@saola/game-vendor'
import { secrets } from '../secrets.ts'
import { leaguesWithTrouble } from './called-off.ts'
import { gatedDatabase } from '../gated-database.ts'
import { createPlaces, type Places, type Running } from '../places.ts'
import { seededBytes } from '../seeded-bytes.ts'
import type { Session } from '../session.ts'
import { vendors } from '../world.ts'

/** A running in-house vendor: its own code on tables of its own. */
export type VendorProcess = Running & {
  services: Services
  matchSource: MatchSource
  fetch: (request: Request) => Promise<Response>
}

/** The places where the in-house vendor runs. */
export type GameVendors = Places<VendorProcess>

type Surroundings = {
  session: Session
  bury: (owner: string) => void
  /** The line from the vendor of this name to the gateways. */
  lineOf: (owner: string) => SendToGateway
  /** Hears what a run of the vendor's own failed with. */
  failed: (error: unknown) => void
  now: () => number
  seed: number
  places: number
}

/** Pages are the same for every seed. */
let assets: ReturnType<typeof loadPageAssets> | undefined

/** Each start ends what an earlier process left broken off, as the vendor's own main file does. */
export function createGameVendors(surroundings: Surroundings): GameVendors {
  return createPlaces({
    letter: 'v',
    count: surroundings.places,
    bury: surroundings.bury,
    start: (name) => {
      const vendor = startVendor(surroundings, name)
      recoverRounds(vendor.services).catch(surroundings.failed)
      return vendor
    },
  })
}

function startVendor({ session, lineOf, now, seed }: Surroundings, name: string): VendorProcess {
  const matchSource = leaguesWithTrouble(seed)
  const services: Services = {
    matchSource,
    db: gatedDatabase<Schema>(session.gateFor(name)).withSchema(schemaName),
    now,
    randomBytes: seededBytes(`${seed}/${name}`),
    settings: {
      code: vendors.seamless,
      gatewayOrigin: 'http://gateway.test',
      secret: secrets.vendorSecret,
      storeSecret: secrets.storeSecret,
    },
    sendToGateway: lineOf(name),
  }
  assets ??= loadPageAssets()
  const vendor = createVendor(services, assets)
  return { name, services, matchSource, fetch: async (request) => vendor.fetch(request), onDeath: new Set() }
}
