import { serve, type ServerType } from '@hono/node-server'
import { lineOrigins, origin, type Addresses } from '../addresses.ts'
import { readSiteFiles } from './site-files.ts'
import { createSite, type SiteOptions } from './site-server.ts'

const folder = (path: string): string =>
  new URL(`../../../../${path}`, import.meta.url).pathname.replace(/\/$/, '')

/** Injected delay of each local line in ms, so that they rank. */
const lineDelaysMs = [140, 20, 260, 70]

/** Opens the member site, the agent portal and the member site's lines; returns what closes them. */
export function openSites(addresses: Addresses, brand: string): () => Promise<void> {
  const shared: Omit<SiteOptions, 'app'> = {
    brand: readSiteFiles(folder(`tooling/brands/${brand}`)),
    gatewayOrigin: origin(addresses.gatewayPort),
    frameOrigins: [origin(addresses.vendorPort), origin(addresses.launchPort)],
    lines: lineOrigins(addresses),
    agentPortal: origin(addresses.agentPort),
  }
  const member = readSiteFiles(folder('apps/member/dist'))
  const agent = readSiteFiles(folder('apps/agent/dist'))
  const servers = [
    listen({ ...shared, app: member }, addresses.memberPort),
    listen({ ...shared, app: agent, frameOrigins: [] }, addresses.agentPort),
    ...addresses.linePorts.map((port, index) =>
      listen({ ...shared, app: member, pingDelayMs: lineDelaysMs[index] ?? 0 }, port),
    ),
  ]
  return async () => {
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  }
}

function listen(options: SiteOptions, port: number): ServerType {
  const server = serve({ fetch: createSite(options).fetch, hostname: '127.0.0.1', port })
  server.on('error', (error) => {
    console.error(`Port ${port} cannot be opened: ${error.message}`)
    process.exit(1)
  })
  return server
}
