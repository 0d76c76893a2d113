import { randomBytes } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import {
  onStop,
  namedIn,
  nameRelease,
  openDatabase,
  openPort,
  ownHosts,
  readPort,
  readVariable,
  patience,
  type OpenDatabase,
  type Patience,
} from '@saola/server'
import { demoArt, demoData, inHouseVendor } from '@saola/demo'
import { looksIn, openVendor, schemaName, type Schema as VendorSchema } from '@saola/game-vendor'
import {
  connectServedVendor,
  createGateway,
  createServices,
  createListener,
  createRedisLimiter,
  createSignals,
  drainMs,
  jobs,
  keepReads,
  migrate,
  readEnvironment,
  readyCatalogue,
  runJobs,
  seed,
  settleHistory,
  watchItself,
  type Schema,
  type Services,
} from '@saola/gateway'
import { lineOrigins, readAddresses } from './addresses.ts'
import { openAggregator } from './aggregator/open-aggregator.ts'
import { wantsAggregator } from './aggregator/wants-aggregator.ts'
import {
  failsAtTimes,
  localIdentity,
  localImageCdns,
  mountLocalParties,
  playedProviders,
} from '@saola/local-parties'
import { sayReady } from './processes/ready.ts'
import { followBrands } from './brands/follow-brands.ts'
import { settleBrands } from './settle-brands.ts'
import { brandsHome } from './sites/brand-folders.ts'

const environment = readEnvironment(process.env)
const identityPort = readPort(process.env, 'IDENTITY_PORT', 4004)
/** Our own games once more, from a host that fails at times. */
const launchPort = readPort(process.env, 'LAUNCH_PORT', 4005)
/** A small aggregator, where one is wanted. */
const aggregatorPort = readPort(process.env, 'AGGREGATOR_PORT', 4007)
const named = environment.settings.identityProviders ?? {}
const played = playedProviders(named, `http://127.0.0.1:${identityPort}`)

/** The folder of the brands that each have a merchant here. */
const home = readVariable(process.env, 'SAOLA_BRANDS') ?? brandsHome

/** The lines that `pnpm start` opens. */
const localLines = lineOrigins(readAddresses(process.env))

/** Where the sites of `pnpm start` and of `pnpm dev` pass calls on from. */
const loopback = ['127.0.0.1', '::1']

/** A gateway on this machine's database, with the demo data in place. */
async function openLocal(
  limits: Patience,
  parts: Partial<Pick<Services, 'limiter' | 'signals' | 'closing'>> = {},
): Promise<{ opened: OpenDatabase<Schema>; services: Services }> {
  const opened = await openDatabase<Schema>({
    url: environment.databaseUrl,
    folder: environment.dataFolder,
    schema: environment.schema,
    limits,
  })
  const services = createServices({
    db: opened.db,
    art: demoArt,
    kept: await keepReads(opened),
    ...parts,
    settings: {
      ...environment.settings,
      // The sites of a laptop run on the same machine and say who asked them.
      trustedProxies: [...loopback, ...(environment.settings.trustedProxies ?? [])],
      bankPageOrigin: environment.settings.gatewayOrigin ?? '',
      vendorCode: inHouseVendor,
      lines: environment.settings.lines?.length ? environment.settings.lines : localLines,
      imageCdns: localImageCdns,
      launchCdns: [environment.settings.vendorOrigin ?? '', `http://127.0.0.1:${launchPort}`],
      identityProviders: { ...named, ...played },
    },
  })
  const { memberOrigin } = services.settings
  await migrate(opened.db)
  await seed(services, () => demoData({ now: services.now(), memberOrigin }))
  await settleBrands(services, home)
  await settleHistory(services)
  return { opened, services }
}

/** Puts the demo data in place, once. */
export async function seedLocal(): Promise<void> {
  const { opened } = await openLocal(patience.commands)
  await opened.close()
  console.log('The demo data is in place.')
}

/** Serves the gateway, our own games and the parties of the outside world from one process on one database. */
export async function serveLocal(): Promise<void> {
  const startedAt = performance.now()
  const shared = environment.redisUrl
    ? createRedisLimiter(environment.redisUrl, Date.now, environment.schema)
    : undefined
  await shared?.settled
  const signals = createSignals(environment)
  const closing = new AbortController()
  const { opened, services } = await openLocal(patience.requests, {
    ...(shared ? { limiter: shared } : {}),
    signals,
    closing: closing.signal,
  })
  const { settings } = services
  const { code, secret } = await connectServedVendor(services)
  const gateway = createGateway(services)
  mountLocalParties(gateway, services)
  const vendorSchema = namedIn(opened.schema, schemaName)
  const vendorServices = {
    db: opened.inSchema<VendorSchema>(vendorSchema),
    now: services.now,
    randomBytes,
    settings: {
      code,
      gatewayOrigin: settings.gatewayOrigin,
      secret,
      storeSecret: settings.storeSecret,
    },
    sendToGateway: (request: Request) => fetch(request),
    engineVersion: await nameRelease(services.release),
    looks: looksIn(home),
  }
  const vendor = await openVendor(vendorServices, vendorSchema)
  const aggregator = await openAggregator(services, opened, {
    isWanted: wantsAggregator(process.env),
    folder: environment.dataFolder,
    port: aggregatorPort,
    home,
  })
  const unfollow = followBrands(services, home)
  const running = await runJobs(services, opened, jobs)
  const identity = localIdentity({ memberOrigin: settings.memberOrigin, providers: played })
  // The local parties ask nobody who he is, so a page that lured its own name to this machine must not read them.
  const hosts = ownHosts([settings.gatewayOrigin, settings.vendorOrigin, settings.memberOrigin])
  const vendorPort = await openPort(getRequestListener(vendor.fetch), environment.vendorPort, {
    hosts,
    variable: 'VENDOR_PORT',
  })
  const unreliable = failsAtTimes(vendor.fetch, (path) => path.startsWith('/play/'))
  const ports = [
    await openPort(getRequestListener(unreliable), launchPort, { hosts, variable: 'LAUNCH_PORT' }),
    await openPort(createListener(gateway, services), environment.gatewayPort, {
      hosts,
      variable: 'GATEWAY_PORT',
    }),
    ...(Object.keys(played).length > 0
      ? [await openPort(identity, identityPort, { hosts, variable: 'IDENTITY_PORT' })]
      : []),
  ]
  const aggregatorPorts = aggregator
    ? [
        await openPort(getRequestListener(aggregator.fetch), aggregatorPort, {
          hosts,
          variable: 'AGGREGATOR_PORT',
        }),
      ]
    : []
  const ended = await vendor.recover()
  await aggregator?.recover()
  if (ended > 0) console.log(`${ended} interrupted rounds were finished or returned`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  sayReady()
  console.log(`gateway ready on ${settings.gatewayOrigin} (${opened.engine} database) in ${seconds} s`)
  // Packed ahead of the first visitor; should it fail, the first request tries again.
  const watch = watchItself(services)
  readyCatalogue(services).catch(() => undefined)
  const stop = async (): Promise<void> => {
    // Who watches a table or listens for draws is let go at once; a round under way still needs the gateway to be paid, so the games close first.
    vendor.close()
    aggregator?.close()
    closing.abort()
    const cut = await Promise.all([vendorPort, ...aggregatorPorts].map(({ drain }) => drain(drainMs)))
    cut.push(...(await Promise.all(ports.map(({ drain }) => drain(drainMs)))))
    await unfollow()
    await running.stop()
    await watch.stop()
    await signals.close()
    await opened.close()
    shared?.close()
    const total = cut.reduce((sum, each) => sum + each, 0)
    if (total > 0) console.warn(`${total} answers were not ready in time and were cut`)
    process.exit(0)
  }
  onStop(stop)
}
