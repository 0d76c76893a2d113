/**
 * `pnpm dev`: the gateway restarting on change, and both apps with hot reload.
 *
 * @module
 */
import type { ChildProcess } from 'node:child_process'
import { orTell, readPort, readVariable } from '@saola/server'
import { openThemePage } from '@saola/theme-page'
import { origin, readAddresses, type Addresses } from './addresses.ts'
import { refusePorts } from './ports/refuse-ports.ts'
import { askOurselvesDirectly } from './processes/direct-to-ourselves.ts'
import { gatewayProcess } from './processes/gateway-process.ts'
import { spawnOwned } from './processes/spawn-owned.ts'
import { refuseFolder, rootFolder } from './run.ts'
import { brandsHome, laptopHost } from './sites/brand-folders.ts'

refuseFolder()
askOurselvesDirectly()
await orTell(async () => {
  const addresses = readAddresses(process.env)
  const themePort = readPort(process.env, 'THEME_PORT', 4006)
  await refusePorts(addresses)
  await open(addresses, themePort)
})

async function open(addresses: Addresses, themePort: number): Promise<void> {
  const gateway = gatewayProcess({ addresses, watch: true })
  const usual = readVariable(process.env, 'SAOLA_BRAND') ?? 'saola'
  const apps: ChildProcess[] = []
  let closeTheme: (() => Promise<void>) | undefined
  let isStopping = false
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    for (const app of apps) app.kill()
    await Promise.all([gateway.stop(), closeTheme?.()])
    process.exit(code)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void stop(0))
  try {
    await gateway.start()
    closeTheme = await openThemePage(
      { home: readVariable(process.env, 'SAOLA_BRANDS') ?? brandsHome, usual },
      themePort,
    )
  } catch (error) {
    if (!isStopping) console.error(error instanceof Error ? error.message : error)
    return stop(1)
  }
  for (const [app, port] of [
    ['member', addresses.memberPort],
    ['agent', addresses.agentPort],
  ] as const) {
    apps.push(openApp(app, port, addresses.gatewayPort).once('exit', () => void stop(1)))
  }
  console.log(
    `Member ${origin(addresses.memberPort)}, agent ${origin(addresses.agentPort)}, with hot reload. SMS and mail: ${origin(addresses.gatewayPort)}/outbox, operator's desk: ${origin(addresses.gatewayPort)}/desk
Theme of a brand, its colours and corners changed as you look: http://${laptopHost({ name: usual })}:${themePort}`,
  )
}

function openApp(app: 'member' | 'agent', port: number, gatewayPort: number): ChildProcess {
  const vite = `${rootFolder}node_modules/vite/bin/vite.js`
  return spawnOwned([vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: `${rootFolder}apps/${app}`,
    environment: { ...process.env, GATEWAY_PORT: String(gatewayPort) },
  })
}
