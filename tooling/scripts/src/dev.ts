/**
 * `pnpm dev`: the gateway restarting on change, and both apps with hot reload.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import { origin, readAddresses } from './addresses.ts'
import { gatewayProcess } from './gateway-process.ts'
import { rootFolder } from './run.ts'

const addresses = readAddresses(process.env)
const gateway = gatewayProcess({ addresses, watch: true })
await gateway.start()

const apps = [
  ['member', addresses.memberPort],
  ['agent', addresses.agentPort],
].map(([app, port]) =>
  spawn(
    `${rootFolder}node_modules/.bin/vite`,
    ['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: `${rootFolder}apps/${app}`,
      stdio: 'inherit',
      env: { ...process.env, GATEWAY_PORT: String(addresses.gatewayPort) },
    },
  ),
)

const stop = async (): Promise<void> => {
  for (const app of apps) app.kill()
  await gateway.stop()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
console.log(
  `Member ${origin(addresses.memberPort)}, agent ${origin(addresses.agentPort)}, with hot reload. SMS and mail: ${origin(addresses.gatewayPort)}/outbox, operator's desk: ${origin(addresses.gatewayPort)}/desk`,
)
