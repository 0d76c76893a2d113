/**
 * `pnpm start`: builds both apps, starts the gateway and the sites, and prints where everything is.
 *
 * @module
 */
import { lineOrigins, origin, readAddresses } from './addresses.ts'
import { buildApps } from './build-apps.ts'
import { demoAccounts } from './demo-accounts.ts'
import { gatewayProcess } from './gateway-process.ts'
import { openSites } from './open-sites.ts'

const addresses = readAddresses(process.env)
buildApps()

const gateway = gatewayProcess({
  addresses,
  onExit: (code) => {
    console.error(`The gateway stopped (${code ?? 'killed'}); starting it again.`)
    setTimeout(() => void startGateway(), 1000)
  },
})

async function startGateway(): Promise<void> {
  try {
    await gateway.start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

await startGateway()
const closeSites = openSites(addresses, process.env['SAOLA_BRAND'] ?? 'saola')

const stop = async (): Promise<void> => {
  await Promise.all([gateway.stop(), closeSites()])
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())

console.log(`
  Saola is open.

  Member site     ${origin(addresses.memberPort)}
  Agent portal    ${origin(addresses.agentPort)}
  Gateway         ${origin(addresses.gatewayPort)}   (calls: ${origin(addresses.gatewayPort)}/openapi.json)
  House games     ${origin(addresses.vendorPort)}
  Lines           ${lineOrigins(addresses).join('  ')} (the last one is dead on purpose)

  Demo accounts, all with the password ${demoAccounts.password}
${demoAccounts.rows.map(([name, what]) => `    ${name.padEnd(10)} ${what}`).join('\n')}

  Stop with Ctrl+C.
`)
