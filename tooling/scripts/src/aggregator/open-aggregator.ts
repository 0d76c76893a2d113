import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import {
  createVendor,
  looksIn,
  migrate,
  recoverRounds,
  type Schema as SupplierSchema,
  type Services as SupplierServices,
} from '@saola/game-vendor'
import { frameOrigins, type Schema, type Services } from '@saola/gateway'
import {
  connectLocalAggregator,
  createLocalAggregator,
  disconnectLocalAggregator,
  isOfOperator,
  localAggregatorCode,
  readAggregatorKeys,
} from '@saola/local-parties'
import { jobPeriods } from '@saola/rules'
import { namedIn, type OpenDatabase } from '@saola/server'

/** An aggregator with the games of its supplier, which are ours once more, on one origin. */
export type OpenAggregator = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Goes on with what an earlier process left open; the gateway must answer by then. */
  recover: () => Promise<void>
  close: () => void
}

type Place = {
  /** Where it keeps its keys and what it has sent. */
  folder: string
  port: number
  /** The folder of the brands. */
  home: string
}

/** What its supplier is called; nobody but the aggregator knows it. */
const supplierCode = 'SUPPLIER'

/** Plays a small aggregator and connects it as its operator would; where nobody wants one, one of before is turned off. */
export async function openAggregator(
  services: Services,
  opened: Pick<OpenDatabase<Schema>, 'inSchema' | 'schema'>,
  { isWanted, ...place }: Place & { isWanted: boolean },
): Promise<OpenAggregator | undefined> {
  if (isWanted) return open(services, opened, place)
  await disconnectLocalAggregator(services)
  return undefined
}

async function open(
  services: Services,
  opened: Pick<OpenDatabase<Schema>, 'inSchema' | 'schema'>,
  { folder, port, home }: Place,
): Promise<OpenAggregator> {
  const { settings, now } = services
  const origin = `http://127.0.0.1:${port}`
  const keys = readAggregatorKeys(join(folder, 'aggregator', 'keys.json'))
  await connectLocalAggregator(services, { origin, keys })
  const supplier = { code: supplierCode, secret: randomBytes(32).toString('hex') }
  const aggregator = createLocalAggregator({
    keys,
    walletAddress: `${settings.gatewayOrigin}/aggregators/${localAggregatorCode}`,
    send: (request) => fetch(request),
    gamesOrigin: origin,
    supplier,
    frameOrigins: () => frameOrigins(services),
    file: join(folder, 'aggregator', 'sent.jsonl'),
    now,
    randomBytes,
  })
  // Beside the tables of our own games, which know nothing of these.
  const schema = namedIn(opened.schema, 'supplier')
  const supplierServices: SupplierServices = {
    db: opened.inSchema<SupplierSchema>(schema),
    now,
    randomBytes,
    settings: { ...supplier, gatewayOrigin: origin, storeSecret: settings.storeSecret },
    sendToGateway: aggregator.wallet,
    looks: looksIn(home),
  }
  await migrate(supplierServices.db, schema)
  const games = createVendor(supplierServices)
  const sweep = setInterval(() => {
    void recover(supplierServices, jobPeriods.recoverRounds)
  }, jobPeriods.recoverRounds)
  return {
    fetch: (request) => (isOfOperator(request) ? aggregator.operator(request) : games.fetch(request)),
    recover: async () => {
      aggregator.resume()
      await recover(supplierServices, 0)
    },
    close: () => {
      clearInterval(sweep)
      aggregator.close()
    },
  }
}

async function recover(supplier: SupplierServices, olderThanMs: number): Promise<void> {
  try {
    await recoverRounds(supplier, olderThanMs)
  } catch (error) {
    console.error('[aggregator]', error)
  }
}
