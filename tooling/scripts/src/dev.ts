/**
 * `pnpm dev`: the gateway restarting on change, and both apps with hot reload.
 *
 * @module
 */
import type { ChildProcess } from 'node:child_process'
import { origin, readAddresses } from './addresses.ts'
import { refusePorts } from './ports/refuse-ports.ts'
import { askOurselvesDirectly } from './processes/direct-to-ourselves.ts'
import { gatewayProcess } from './processes/gateway-process.ts'
import { spawnOwned } from './processes/spawn-owned.ts'
import { refuseFolder, rootFolder } from './run.ts'

refuseFolder()
askOurselvesDirectly()
const addresses = readAddresses(process.env)
const gateway = gatewayProcess({ addresses, watch: true })
const apps: ChildProcess[] = []
let isStopping = false

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void stop(0))
try {
  await refusePorts(addresses)
  await gateway.start()
  apps.push(openApp('member', addresses.memberPort), openApp('agent', addresses.agentPort))
  console.log(
    `Member ${origin(addresses.memberPort)}, agent ${origin(addresses.agentPort)}, with hot reload. SMS and mail: ${origin(addresses.gatewayPort)}/outbox, operator's desk: ${origin(addresses.gatewayPort)}/desk`,
  )
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error)
  void stop(1)
}

function openApp(app: 'member' | 'agent', port: number): ChildProcess {
  const vite = `${rootFolder}node_modules/vite/bin/vite.js`
  const child = spawnOwned([vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: `${rootFolder}apps/${app}`,
    environment: { ...process.env, GATEWAY_PORT: String(addresses.gatewayPort) },
  })
  return child.once('exit', () => void stop(1))
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const app of apps) app.kill()
  await gateway.stop()
  process.exit(code)
}
