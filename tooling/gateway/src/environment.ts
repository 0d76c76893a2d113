import { readProviders } from './session/social/read-providers.ts'
import type { GatewaySettings } from './services/services.ts'

/** How long a port that closes waits for the answers that are under way. */
export const drainMs = 10_000

/** What a gateway reads from its environment. */
export type Environment = {
  databaseUrl: string | undefined
  redisUrl: string | undefined
  dataFolder: string
  gatewayPort: number
  vendorPort: number
  /** How far this gateway's clock is from the machine's, in ms: what waits for the end of a window is met sooner. */
  clockOffsetMs: number
  settings: Partial<GatewaySettings>
}

/** Addresses between commas. */
function readList(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Sources of results between commas, each as `name=address`. */
function readSources(text?: string): { name: string; url: string }[] {
  return readList(text).map((part) => {
    const [name = '', ...address] = part.split('=')
    return { name: name.trim(), url: new URL(address.join('=')).href }
  })
}

/** Reads `GATEWAY_PORT`, `DATABASE_URL`, `SAOLA_...` and their like; what is not set has the value of a laptop. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const port = (name: string, usual: number): number => Number(environment[name] ?? usual)
  const gatewayPort = port('GATEWAY_PORT', 4000)
  const vendorPort = port('VENDOR_PORT', 4003)
  const vendorSecret = environment['SAOLA_VENDOR_SECRET']
  return {
    databaseUrl: environment['DATABASE_URL'] || undefined,
    redisUrl: environment['REDIS_URL'] || undefined,
    dataFolder: environment['SAOLA_DATA'] ?? new URL('../../../.data', import.meta.url).pathname,
    gatewayPort,
    vendorPort,
    clockOffsetMs: Number(environment['SAOLA_CLOCK_OFFSET_MS'] ?? 0),
    settings: {
      gatewayOrigin: environment['GATEWAY_ORIGIN'] ?? `http://127.0.0.1:${gatewayPort}`,
      vendorOrigin: environment['VENDOR_ORIGIN'] ?? `http://127.0.0.1:${vendorPort}`,
      memberOrigin: environment['MEMBER_ORIGIN'] ?? `http://127.0.0.1:${port('MEMBER_PORT', 4001)}`,
      opsSecret: environment['SAOLA_OPS_SECRET'] ?? '',
      storeSecret: environment['SAOLA_STORE_SECRET'] ?? '',
      bankSecret: environment['SAOLA_BANK_SECRET'] ?? '',
      ...(vendorSecret ? { vendorSecret } : {}),
      imageCdns: readList(environment['SAOLA_IMAGE_CDNS']),
      launchCdns: readList(environment['SAOLA_LAUNCH_CDNS']),
      resultSources: readSources(environment['SAOLA_RESULT_SOURCES']),
      identityProviders: readProviders(environment),
    },
  }
}
