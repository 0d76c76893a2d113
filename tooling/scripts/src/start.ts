/**
 * `pnpm start`: builds both apps, starts the gateway and the sites, and prints where everything is.
 *
 * @module
 */
import { readVariable, refuseFewFiles } from '@saola/server'
import { lineOrigins, origin, readAddresses } from './addresses.ts'
import { wantsAggregator } from './aggregator/wants-aggregator.ts'
import { buildApps } from './build-apps.ts'
import { demoAccounts } from './demo-accounts.ts'
import { openPlatform, type OpenPlatform } from './open-platform.ts'
import { refusePorts } from './ports/refuse-ports.ts'
import { askOurselvesDirectly } from './processes/direct-to-ourselves.ts'
import { refuseFolder } from './run.ts'

refuseFolder()
askOurselvesDirectly()
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stopping.abort())
let platform: OpenPlatform | undefined
try {
  platform = await open()
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (stopping.signal.aborted) await close(0)
stopping.signal.addEventListener('abort', () => void close(0))

async function open(): Promise<OpenPlatform> {
  const addresses = readAddresses(process.env)
  // A word that nobody understands is refused by it before anything is built.
  wantsAggregator(process.env)
  // Before the apps are built, which takes longer than to see that it is for nothing.
  await refusePorts(addresses)
  if (readVariable(process.env, 'DATABASE_URL') === undefined) refuseFewFiles()
  await buildApps(stopping.signal)
  const opened = await openPlatform({
    addresses,
    brand: readVariable(process.env, 'SAOLA_BRAND') ?? 'saola',
    signal: stopping.signal,
    onRestart: console.error,
    onGiveUp: (text) => {
      console.error(text)
      void close(1)
    },
  })
  say(opened.addresses)
  return opened
}

async function close(code: number): Promise<void> {
  await platform?.close()
  process.exit(code)
}

function say(addresses: OpenPlatform['addresses']): void {
  const aggregator = wantsAggregator(process.env)
    ? `\n  Aggregator      ${origin(addresses.aggregatorPort)}   (its twenty titles are called Mini ...)`
    : ''
  console.log(`
  Saola is open.

  Member site     ${origin(addresses.memberPort)}
  Agent portal    ${origin(addresses.agentPort)}
  Gateway         ${origin(addresses.gatewayPort)}   (calls: ${origin(addresses.gatewayPort)}/openapi.json)
  In-house games  ${origin(addresses.vendorPort)}
  SMS and mail    ${origin(addresses.gatewayPort)}/outbox
  Operator's desk ${origin(addresses.gatewayPort)}/desk   (withdrawals above 1,000,000 đồng, questions)
  Google, Facebook ${origin(addresses.identityPort)} (played on this machine)${aggregator}
  Lines           ${lineOrigins(addresses).join('  ')} (the last one is dead on purpose)

  Demo accounts, all with the password ${demoAccounts.password}, transaction password ${demoAccounts.paymentPassword}
${demoAccounts.rows.map(([name, what]) => `    ${name.padEnd(10)} ${what}`).join('\n')}

  Stop with Ctrl+C.
`)
}
