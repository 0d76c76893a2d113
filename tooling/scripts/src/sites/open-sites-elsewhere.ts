import { fileURLToPath } from 'node:url'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openPort, packFile } from '@saola/server'
import { readBrandFiles, readSiteFiles, type SiteFiles } from './site-files.ts'
import { createSite } from './site-server.ts'

/** A gateway of somebody else, which stands apart from the sites. */
export type GatewayElsewhere = { origin: string; close: () => Promise<void> }

/** Both sites over such a gateway, each on a port of its own. */
export type SitesElsewhere = { member: string; agent: string; close: () => Promise<void> }

/**
 * Opens the built sites over a gateway elsewhere, by nothing but `config.json` (system 43, system 44): the brand's own with
 * `config` over it. The gateway is opened by `open`, which is told the origins whose pages will call it.
 */
export async function openSitesElsewhere(
  config: { gateway?: object; [setting: string]: unknown },
  open: (origins: readonly string[]) => Promise<GatewayElsewhere>,
): Promise<SitesElsewhere> {
  const serve: { member?: RequestListener; agent?: RequestListener } = {}
  const ports = await Promise.all(
    (['member', 'agent'] as const).map((site) =>
      openPort((request, response) => serve[site]?.(request, response), 0),
    ),
  )
  const [member = '', agent = ''] = ports.map(({ port }) => `http://127.0.0.1:${port}`)
  const gateway = await open([member, agent])
  const brand = withConfig(readBrandFiles(folder('tooling/brands/saola')), {
    ...config,
    gateway: { ...config.gateway, origin: gateway.origin },
  })
  for (const site of ['member', 'agent'] as const) {
    const made = createSite({
      app: readSiteFiles(folder(`apps/${site}/dist`)),
      brand,
      gatewayOrigin: gateway.origin,
      frameOrigins: [gateway.origin],
      lines: [],
      agentPortal: agent,
      crawling: 'nothing',
    })
    serve[site] = getRequestListener(made.fetch)
  }
  return {
    member,
    agent,
    close: async () => {
      await Promise.all(ports.map(({ drain }) => drain(1_000)))
      await gateway.close()
    },
  }
}

function withConfig(files: SiteFiles, config: object): SiteFiles {
  const own = JSON.parse(files.get('/config.json')?.body.toString() ?? '{}') as object
  const body = Buffer.from(JSON.stringify({ ...own, ...config }))
  return new Map([...files, ['/config.json', packFile('application/json', body)]])
}

function folder(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
}
