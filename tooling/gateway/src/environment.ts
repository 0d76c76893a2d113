import { fileURLToPath } from 'node:url'
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

/** How mail goes out: both or neither of server and sender. */
function readMail(environment: NodeJS.ProcessEnv): { url: string; from: string } | undefined {
  const url = environment['SAOLA_SMTP_URL'] ?? ''
  const from = environment['SAOLA_MAIL_FROM'] ?? ''
  if ((url === '') !== (from === '')) {
    throw new Error('SAOLA_SMTP_URL and SAOLA_MAIL_FROM belong together: the server and the sender of mail')
  }
  return url === '' ? undefined : { url, from }
}

/** How SMS go out. */
function readSms(environment: NodeJS.ProcessEnv): { url: string; token: string } | undefined {
  const url = environment['SAOLA_SMS_URL'] ?? ''
  return url === '' ? undefined : { url, token: environment['SAOLA_SMS_TOKEN'] ?? '' }
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
    dataFolder: environment['SAOLA_DATA'] ?? fileURLToPath(new URL('../../../.data', import.meta.url)),
    gatewayPort,
    vendorPort,
    settings: {
      clockOffsetMs: Number(environment['SAOLA_CLOCK_OFFSET_MS'] ?? 0),
      gatewayOrigin: environment['GATEWAY_ORIGIN'] ?? `http://127.0.0.1:${gatewayPort}`,
      vendorOrigin: environment['VENDOR_ORIGIN'] ?? `http://127.0.0.1:${vendorPort}`,
      memberOrigin: environment['MEMBER_ORIGIN'] ?? `http://127.0.0.1:${port('MEMBER_PORT', 4001)}`,
      opsSecret: environment['SAOLA_OPS_SECRET'] ?? '',
      storeSecret: environment['SAOLA_STORE_SECRET'] ?? '',
      bankSecret: environment['SAOLA_BANK_SECRET'] ?? '',
      ...(vendorSecret ? { vendorSecret } : {}),
      trustedProxies: readList(environment['SAOLA_TRUSTED_PROXIES']),
      imageCdns: readList(environment['SAOLA_IMAGE_CDNS']),
      launchCdns: readList(environment['SAOLA_LAUNCH_CDNS']),
      resultSources: readSources(environment['SAOLA_RESULT_SOURCES']),
      mail: readMail(environment),
      sms: readSms(environment),
      ...(environment['SAOLA_PUSH_SERVICES'] && {
        pushServices: readList(environment['SAOLA_PUSH_SERVICES']),
      }),
      ...(environment['SAOLA_PUSH_CONTACT'] && { pushContact: environment['SAOLA_PUSH_CONTACT'] }),
      identityProviders: readProviders(environment),
    },
  }
}
