import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { openPort, type OpenPort } from '@saola/server'
import { origin, type Addresses } from '../addresses.ts'
import { readBrandFiles, readSiteFiles } from './site-files.ts'
import { readLandingParts } from './landing-page.ts'
import { brandFolders, brandsHome, brandsPrint, underHost, type BrandFolder } from './brand-folders.ts'
import { folderPrint, keepCurrent } from './keep-current.ts'
import { createSite, type SiteOptions } from './site-server.ts'
import { sitesByHost, type Answer } from './sites-by-host.ts'

const folder = (path: string): string =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url)).replace(/\/$/, '')

/** Injected delay of each local line in ms, so that they rank. */
const lineDelaysMs = [140, 20, 260, 70]

/** What a site is made with besides its brand. */
type Unbranded = Omit<SiteOptions, 'brand'>
type Shared = Omit<Unbranded, 'app' | 'crawling'>

/** How long an answer that is under way may still take once the sites close. */
const closeMs = 2_000

/**
 * Opens the member site, the agent portal and the member site's lines, each for every brand by its host (system 47); `brand` is
 * served where no host names one. A brand that changes, or comes to the folder `home`, is served so at the next request.
 * Returns what closes them. Throws `PortTaken` where one cannot be opened, and then none is.
 */
export async function openSites(
  addresses: Addresses,
  { brand, lines, home = brandsHome }: { brand: string; lines: readonly string[]; home?: string | undefined },
): Promise<() => Promise<void>> {
  const shared: Shared = {
    gatewayOrigin: origin(addresses.gatewayPort),
    // The page of the played phone service's captcha is the gateway's.
    frameOrigins: [
      addresses.vendorPort,
      addresses.launchPort,
      addresses.aggregatorPort,
      addresses.gatewayPort,
    ].map(origin),
    lines: Array.from(lines),
    agentPortal: origin(addresses.agentPort),
  }
  const member = { app: readSiteFiles(folder('apps/member/dist')) }
  const landing = await readLandingParts(folder('apps/member/dist-landing'))
  const agent = { app: readSiteFiles(folder('apps/agent/dist')) }
  const brands = keepCurrent({ print: () => brandsPrint(home), make: () => brandFolders(home) })
  const sites: [options: Unbranded, port: number, variable: string][] = [
    [{ ...shared, ...member, landing, crawling: 'public pages' }, addresses.memberPort, 'MEMBER_PORT'],
    [
      { ...shared, ...agent, frameOrigins: [origin(addresses.gatewayPort)], crawling: 'nothing' },
      addresses.agentPort,
      'AGENT_PORT',
    ],
    ...addresses.linePorts.map((port, index): [Unbranded, number, string] => [
      // The same site once more, under a name that people are led to and none that is searched for.
      { ...shared, ...member, landing, crawling: 'nothing', pingDelayMs: lineDelaysMs[index] ?? 0 },
      port,
      'LINES_PORT',
    ]),
  ]
  const opened: OpenPort[] = []
  const close = async (): Promise<void> => {
    await Promise.all(opened.map(({ drain }) => drain(closeMs)))
  }
  try {
    for (const [options, port, variable] of sites) {
      const answer = sitesByHost(brands, {
        usual: brand,
        make: (each, host) => brandedSite(options, each, host),
      })
      opened.push(await openPort(getRequestListener(answer), port, { variable }))
    }
  } catch (error) {
    await close()
    throw error
  }
  return close
}

/** One brand's site, as its folder stands; under a host of its own its lines and its portal are there too. */
function brandedSite(options: Unbranded, brand: BrandFolder, host: string | undefined): Answer {
  const at = (address: string): string => (host === undefined ? address : underHost(address, host))
  const site = keepCurrent({
    print: () => folderPrint(brand.folder),
    make: () =>
      createSite({
        ...options,
        brand: readBrandFiles(brand.folder),
        lines: options.lines.map(at),
        agentPortal: at(options.agentPortal),
      }),
  })
  return (request, bindings) => site().fetch(request, bindings)
}
