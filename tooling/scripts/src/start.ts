/**
 * `pnpm start`: builds both apps, starts the gateway and the sites, and prints where everything is.
 *
 * @module
 */
import { lineOrigins, origin, readAddresses } from './addresses.ts'
import { buildApps } from './build-apps.ts'
import { demoAccounts } from './demo-accounts.ts'
import { openPlatform, type OpenPlatform } from './open-platform.ts'

const addresses = readAddresses(process.env)
buildApps()

const platform: OpenPlatform = await orStop(
  openPlatform({
    addresses,
    brand: process.env['SAOLA_BRAND'] ?? 'saola',
    onRestart: console.error,
  }),
)

process.once('SIGINT', () => void platform.close().then(() => process.exit(0)))
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)))

console.log(`
  Saola is open.

  Member site     ${origin(addresses.memberPort)}
  Agent portal    ${origin(addresses.agentPort)}
  Gateway         ${origin(addresses.gatewayPort)}   (calls: ${origin(addresses.gatewayPort)}/openapi.json)
  In-house games  ${origin(addresses.vendorPort)}
  SMS and mail    ${origin(addresses.gatewayPort)}/outbox
  Operator's desk ${origin(addresses.gatewayPort)}/desk   (withdrawals above 1,000,000 đồng, questions)
  Google, Facebook ${origin(addresses.identityPort)} (played on this machine)
  Lines           ${lineOrigins(addresses).join('  ')} (the last one is dead on purpose)

  Demo accounts, all with the password ${demoAccounts.password}, transaction password ${demoAccounts.paymentPassword}
${demoAccounts.rows.map(([name, what]) => `    ${name.padEnd(10)} ${what}`).join('\n')}

  Stop with Ctrl+C.
`)

async function orStop<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
