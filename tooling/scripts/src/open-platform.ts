import { refusePorts } from './ports/refuse-ports.ts'
import { gatewayProcess, type GatewayOptions, type GatewayProcess } from './processes/gateway-process.ts'
import { openSites } from './sites/open-sites.ts'
import { lineOrigins, type Addresses } from './addresses.ts'

/** Everything that `pnpm start` runs: the gateway can be stopped and started alone while the sites stay open. */
export type OpenPlatform = { addresses: Addresses; gateway: GatewayProcess; close: () => Promise<void> }

type OpenOptions = Omit<GatewayOptions, 'watch'> & {
  brand?: string
  /** The lines that the member site offers, by their origins; four that answer and one that is dead unless it is said. */
  lines?: readonly string[]
  /** The folder that holds the brands, where it is not the repository's own. */
  home?: string
  signal?: AbortSignal
}

/**
 * Starts the gateway, then opens the sites on the apps as they are built. Rejects when a port is not to be had or the
 * gateway ends, or when `signal` is aborted meanwhile; then nothing stays behind.
 */
export async function openPlatform(options: OpenOptions): Promise<OpenPlatform> {
  const { addresses, brand = 'saola', lines, home, signal, ...rest } = options
  await refusePorts(addresses)
  signal?.throwIfAborted()
  const environment = {
    ...rest.environment,
    ...(lines && { SAOLA_LINES: lines.join(',') }),
    ...(home && { SAOLA_BRANDS: home }),
  }
  const gateway = gatewayProcess({ addresses, ...rest, environment })
  const stop = (): void => void gateway.stop()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    await gateway.start()
    const closeSites = await openSites(addresses, { brand, home, lines: lines ?? lineOrigins(addresses) })
    signal?.removeEventListener('abort', stop)
    return {
      addresses,
      gateway,
      close: async () => {
        await Promise.all([gateway.stop(), closeSites()])
      },
    }
  } catch (error) {
    await gateway.stop()
    throw error
  }
}
