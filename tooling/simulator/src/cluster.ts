import { calls } from '@saola/protocol'
import {
  createGateway,
  createServices,
  createLedger,
  createSealingKeys,
  mount,
  mountedCalls,
  payBillsProved,
  requestProved,
  transferProved,
  type Services,
  type Ledger,
} from '@saola/gateway'
import { gatedDatabase } from './gated-database.ts'
import type { Plant } from './bugs/plant.ts'
import { createPlaces, type Places, type Running } from './places.ts'
import { seededBytes } from './seeded-bytes.ts'
import { secrets } from './secrets.ts'
import type { Session } from './session.ts'
import { paymentPassword, vendors } from './world.ts'
import type { VendorLedger } from './vendor-ledger.ts'

/** A running gateway. */
export type Process = Running & {
  services: Services
  ledger: Ledger
  fetch: (request: Request) => Promise<Response>
}

/** The places where gateways run. */
export type Cluster = Places<Process>

type Surroundings = {
  session: Session
  vendorLedger: VendorLedger
  plant: Plant
  bury: (owner: string) => void
  now: () => number
  seed: number
  places: number
  /** Whether the in-house vendor keeps wallets too. */
  paysAtVendor: boolean
}

async function hasPaymentPassword({
  input,
}: {
  input: { paymentPassword?: string | undefined }
}): Promise<void> {
  if (input.paymentPassword !== paymentPassword) throw new Error('a wrong payment password')
}

/** Sealing costs time and says nothing about money; nor does hashing a password. */
const plain = [
  mount({ ...calls.wallet.withdraw, sealed: false }, (context) => requestProved(context, hasPaymentPassword)),
  mount({ ...calls.team.transfer, sealed: false }, (context) => transferProved(context, hasPaymentPassword)),
  mount({ ...calls.contracts.payBills, sealed: false }, (context) =>
    payBillsProved(context, hasPaymentPassword),
  ),
]
const unsealed: readonly string[] = [calls.contracts.edit.id]
const rows = mountedCalls.map((row) => {
  if (unsealed.includes(row.call.id)) return { ...row, call: { ...row.call, sealed: false } }
  return plain.find(({ call }) => call.id === row.call.id) ?? row
})
const keys = createSealingKeys('simulator')

export function createCluster(surroundings: Surroundings): Cluster {
  return createPlaces({
    letter: 'g',
    count: surroundings.places,
    start: (name) => startProcess(surroundings, name),
    bury: surroundings.bury,
  })
}

function startProcess(
  { session, vendorLedger, plant, now, seed, paysAtVendor }: Surroundings,
  name: string,
): Process {
  const wallet = vendorLedger.walletFor(name)
  const db = gatedDatabase(session.gateFor(name))
  const wallets = new Map([
    [vendors.wallet, plant.wallet?.(wallet) ?? wallet],
    ...(paysAtVendor ? [[vendors.seamless, wallet] as const] : []),
  ])
  const services = createServices({
    db,
    now,
    randomBytes: seededBytes(`${seed}/${name}`),
    settings: secrets,
    keys,
    vendorWallets: () => Promise.resolve(wallets),
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
