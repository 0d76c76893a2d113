import { fileURLToPath } from 'node:url'
import { parseUrl } from '@saola/rules'
import { readAddress, readNumber, readPort, readSchema, readVariable, StartRefused } from '@saola/server'
import { readOperators } from './operations/operators/read-operators.ts'
import { refuseGuessable } from './operations/operators/refuse-guessable.ts'
import { readProviders } from './session/social/read-providers.ts'
import type { GatewaySettings } from './services/services.ts'

/** How long a port that closes waits for the answers that are under way. */
export const drainMs = 10_000

/** What a gateway reads from its environment. */
export type Environment = {
  databaseUrl: string | undefined
  /** Where the tables stand in the database. */
  schema: string
  redisUrl: string | undefined
  dataFolder: string
  gatewayPort: number
  vendorPort: number
  settings: Partial<GatewaySettings>
}

const postgres = {
  protocols: ['postgres:', 'postgresql:'],
  example: 'postgres://user:password@127.0.0.1:5432/saola',
}
const redis = { protocols: ['redis:', 'rediss:'], example: 'redis://127.0.0.1:6379' }

/** Another place than that of the gateway: where a merchant is moved to. */
export function readOtherPlace(environment: NodeJS.ProcessEnv): { url: string; schema: string } {
  const url = readAddress(environment, 'SAOLA_TO_DATABASE_URL', postgres)
  if (url === undefined) {
    throw new StartRefused('SAOLA_TO_DATABASE_URL is missing: the database that the merchant is moved to.')
  }
  return { url, schema: readSchema(environment, 'SAOLA_TO_SCHEMA') }
}

/** Addresses between commas. */
function readList(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Origins between commas, as lines are named; a path would be dropped unseen. */
function readOrigins(environment: NodeJS.ProcessEnv, name: string): string[] {
  return readList(readVariable(environment, name)).map((part) => {
    const url = parseUrl(part)
    if (url?.origin !== part || !/^https?:$/.test(url.protocol)) {
      throw new StartRefused(`${name} has the entry "${part}". Each is an origin: https://line-1.example`)
    }
    return part
  })
}

/** Sources of results between commas, each as `name=address`. */
function readSources(text?: string): { name: string; url: string }[] {
  return readList(text).map((part) => {
    const [name = '', ...address] = part.split('=')
    const url = address.join('=')
    if (!URL.canParse(url)) {
      throw new StartRefused(
        `SAOLA_RESULT_SOURCES has the entry "${part}". Each is a name and an address: xsmb=https://...`,
      )
    }
    return { name: name.trim(), url: new URL(url).href }
  })
}

/** How mail goes out: both or neither of server and sender. */
function readMail(environment: NodeJS.ProcessEnv): { url: string; from: string } | undefined {
  const url = readAddress(environment, 'SAOLA_SMTP_URL', {
    protocols: ['smtp:', 'smtps:'],
    example: 'smtps://name:password@host',
  })
  const from = readVariable(environment, 'SAOLA_MAIL_FROM')
  if ((url === undefined) !== (from === undefined)) {
    throw new StartRefused(
      'SAOLA_SMTP_URL and SAOLA_MAIL_FROM belong together: the server and the sender of mail.',
    )
  }
  return url === undefined || from === undefined ? undefined : { url, from }
}

/** How SMS go out. */
function readSms(environment: NodeJS.ProcessEnv): { url: string; token: string } | undefined {
  const url = readWeb(environment, 'SAOLA_SMS_URL')
  return url === undefined ? undefined : { url, token: readVariable(environment, 'SAOLA_SMS_TOKEN') ?? '' }
}

/** Who verifies phones: both or neither of the key and the page of its captcha. */
function readPhone(environment: NodeJS.ProcessEnv): GatewaySettings['phone'] {
  const apiKey = readVariable(environment, 'SAOLA_PHONE_KEY')
  const captchaUrl = readWeb(environment, 'SAOLA_PHONE_CAPTCHA_URL')
  const address = readWeb(environment, 'SAOLA_PHONE_URL')
  if ((apiKey === undefined) !== (captchaUrl === undefined)) {
    throw new StartRefused(
      'SAOLA_PHONE_KEY and SAOLA_PHONE_CAPTCHA_URL belong together: the key of the service that verifies phones and the page of its captcha.',
    )
  }
  if (apiKey === undefined || captchaUrl === undefined) return undefined
  return { apiKey, captchaUrl, ...(address !== undefined && { origin: address.replace(/\/$/, '') }) }
}

/** Who verifies identities: both or neither of the address and the secret. */
function readIdentity(environment: NodeJS.ProcessEnv, isOurs: boolean): GatewaySettings['identity'] {
  const url = readWeb(environment, 'SAOLA_IDENTITY_URL')
  const secret = readSecret(environment, 'SAOLA_IDENTITY_SECRET', isOurs)
  if ((url === undefined) !== (secret === undefined)) {
    throw new StartRefused(
      'SAOLA_IDENTITY_URL and SAOLA_IDENTITY_SECRET belong together: the service that verifies identities and what signs its answers.',
    )
  }
  if (url === undefined || secret === undefined) return undefined
  return { url: url.replace(/\/$/, ''), secret }
}

/** Who says where an address is. */
function readPlaces(environment: NodeJS.ProcessEnv): GatewaySettings['places'] {
  const url = readWeb(environment, 'SAOLA_PLACES_URL')
  if (url === undefined) return undefined
  return { url: url.replace(/\/$/, ''), token: readVariable(environment, 'SAOLA_PLACES_TOKEN') ?? '' }
}

/** A secret that opens something; one that could be guessed is for a laptop alone. */
function readSecret(environment: NodeJS.ProcessEnv, name: string, isOurs: boolean): string | undefined {
  const secret = readVariable(environment, name)
  if (secret !== undefined && !isOurs) refuseGuessable(name, secret)
  return secret
}

/** The origin of a port of this machine. */
function own(port: number): string {
  return `http://127.0.0.1:${port}`
}

function readWeb(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  return readAddress(environment, name, { protocols: ['http:', 'https:'], example: 'https://example.com' })
}

/**
 * Reads `GATEWAY_PORT`, `DATABASE_URL`, `SAOLA_...` and their like; what is not set, or empty, has the value of a laptop.
 * Throws `StartRefused` for what cannot be read, and for a secret that could be guessed where strangers are served (system 34).
 */
export function readEnvironment(
  environment: NodeJS.ProcessEnv,
  { serves = true }: { serves?: boolean } = {},
): Environment {
  const text = (name: string): string | undefined => readVariable(environment, name)
  const gatewayPort = readPort(environment, 'GATEWAY_PORT', 4000)
  const vendorPort = readPort(environment, 'VENDOR_PORT', 4003)
  const memberPort = readPort(environment, 'MEMBER_PORT', 4001)
  const isOurs = !serves || text('SAOLA_LOCAL') === '1'
  const vendorSecret = readSecret(environment, 'SAOLA_VENDOR_SECRET', isOurs)
  const pushServices = text('SAOLA_PUSH_SERVICES')
  const pushContact = text('SAOLA_PUSH_CONTACT')
  return {
    databaseUrl: readAddress(environment, 'DATABASE_URL', postgres),
    schema: readSchema(environment, 'SAOLA_SCHEMA'),
    redisUrl: readAddress(environment, 'REDIS_URL', redis),
    dataFolder: text('SAOLA_DATA') ?? fileURLToPath(new URL('../../../.data', import.meta.url)),
    gatewayPort,
    vendorPort,
    settings: {
      clockOffsetMs: readNumber(environment, 'SAOLA_CLOCK_OFFSET_MS', 0),
      gatewayOrigin: readWeb(environment, 'GATEWAY_ORIGIN') ?? own(gatewayPort),
      vendorOrigin: readWeb(environment, 'VENDOR_ORIGIN') ?? own(vendorPort),
      memberOrigin: readWeb(environment, 'MEMBER_ORIGIN') ?? own(memberPort),
      ...readOperators(environment, isOurs),
      opsNetworks: readList(text('SAOLA_OPS_NETWORKS')),
      storeSecret: text('SAOLA_STORE_SECRET') ?? '',
      bankSecret: readSecret(environment, 'SAOLA_BANK_SECRET', isOurs) ?? '',
      ...(vendorSecret && { vendorSecret }),
      trustedProxies: readList(text('SAOLA_TRUSTED_PROXIES')),
      lines: readOrigins(environment, 'SAOLA_LINES'),
      siteOrigins: readOrigins(environment, 'SAOLA_SITE_ORIGINS'),
      imageCdns: readList(text('SAOLA_IMAGE_CDNS')),
      launchCdns: readList(text('SAOLA_LAUNCH_CDNS')),
      resultSources: readSources(text('SAOLA_RESULT_SOURCES')),
      mail: readMail(environment),
      sms: readSms(environment),
      phone: readPhone(environment),
      identity: readIdentity(environment, isOurs),
      places: readPlaces(environment),
      ...(pushServices && { pushServices: readList(pushServices) }),
      ...(pushContact && { pushContact }),
      identityProviders: readProviders(environment),
    },
  }
}
