import { gatewayProcess, type GatewayProcess } from './gateway-process.ts'
import { openSites } from './sites/open-sites.ts'
import type { Addresses } from './addresses.ts'

/** Everything that `pnpm start` runs: the gateway can be stopped and started alone while the sites stay open. */
export type OpenPlatform = { addresses: Addresses; gateway: GatewayProcess; close: () => Promise<void> }

/** Starts the gateway, then opens the sites on the apps as they are built. */
export async function openPlatform(options: {
  addresses: Addresses
  brand?: string
  environment?: NodeJS.ProcessEnv
  /** Hears of each try to start a gateway again that ended by itself; without it, it stays ended. */
  onRestart?: (text: string) => void
}): Promise<OpenPlatform> {
  const gateway = gatewayProcess({
    addresses: options.addresses,
    ...(options.environment ? { environment: options.environment } : {}),
    ...(options.onRestart ? { onRestart: options.onRestart } : {}),
  })
  await gateway.start()
  const closeSites = await openSites(options.addresses, options.brand ?? 'saola').catch(
    async (error: unknown) => {
      await gateway.stop()
      throw error
    },
  )
  return {
    addresses: options.addresses,
    gateway,
    close: async () => {
      await Promise.all([gateway.stop(), closeSites()])
    },
  }
}
