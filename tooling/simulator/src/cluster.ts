import { createHash } from 'node:crypto'
import { calls } from '@saola/protocol'
import {
  createGateway,
  createServices,
  createLedger,
  createSealingKeys,
  mount,
  mountedCalls,
  requestProved,
  type Services,
  type Ledger,
} from '@saola/gateway'
import { gatedDatabase } from './gated-database.ts'
import type { Plant } from './plant.ts'
import type { Session } from './session.ts'
import { paymentPassword, vendors } from './world.ts'
import type { VendorLedger } from './vendor-ledger.ts'

/** A running gateway: gone without a trace but its rows once it has crashed. */
export type Process = {
  name: string
  services: Services
  ledger: Ledger
  fetch: (request: Request) => Promise<Response>
  /** What has to be told when the process dies before it answers. */
  onDeath: Set<() => void>
}

/** The places where gateways run. */
export type Cluster = {
  running: () => readonly Process[]
  /** Starts a gateway in every place that has none. */
  restart: () => string
  /** Ends the gateway of a place at once: its transaction, its requests, its memory. */
  crash: (place: number) => string
}

export const secrets = { vendorSecret: 'vendor', opsSecret: 'ops', bankSecret: 'bank' } as const

type Surroundings = {
  session: Session
  vendorLedger: VendorLedger
  plant: Plant
  forget: (owner: string) => void
  now: () => number
  seed: number
  places: number
}

/** Sealing costs time and says nothing about money; nor does hashing a password. */
const rows = mountedCalls.map((row) =>
  row.call.id === calls.wallet.withdraw.id
    ? mount({ ...calls.wallet.withdraw, sealed: false }, (context) =>
        requestProved(context, async ({ input }) => {
          if (input.paymentPassword !== paymentPassword) throw new Error('a wrong payment password')
        }),
      )
    : row,
)
const keys = createSealingKeys('simulator')

export function createCluster(surroundings: Surroundings): Cluster {
  const places: (Process | undefined)[] = Array.from({ length: surroundings.places })
  let starts = 0

  return {
    running: () => places.filter((process) => process !== undefined),
    restart() {
      for (const [place, process] of places.entries()) {
        places[place] = process ?? startProcess(surroundings, `g${place + 1}.${++starts}`)
      }
      return `${starts} starts so far`
    },
    crash(place) {
      const process = places[place]
      if (!process) return 'nobody there'
      places[place] = undefined
      surroundings.session.abandon(process.name)
      surroundings.forget(process.name)
      for (const tell of process.onDeath) tell()
      process.onDeath.clear()
      return process.name
    },
  }
}

function startProcess({ session, vendorLedger, plant, now, seed }: Surroundings, name: string): Process {
  const wallet = vendorLedger.walletFor(name)
  const db = gatedDatabase(session.gateFor(name))
  const services = createServices({
    db,
    now,
    randomBytes: seededBytes(`${seed}/${name}`),
    settings: secrets,
    keys,
    vendorWallets: new Map([[vendors.wallet, plant.wallet?.(wallet) ?? wallet]]),
  })
  const gateway = createGateway(services, rows)
  return {
    name,
    services,
    ledger: createLedger({ db }),
    fetch: async (request) => gateway.fetch(request),
    onDeath: new Set(),
  }
}

function seededBytes(seed: string): (length: number) => Buffer {
  let draws = 0
  return (length) => createHash('shake256', { outputLength: length }).update(`${seed}/${++draws}`).digest()
}
