import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { openRelease, type Release } from '@saola/server'
import type { Database } from './db/database.ts'
import type { GatewaySettings, Services } from './services/services.ts'
import { keepNothing } from './http/kept/create-kept.ts'
import { createMemoryLimiter } from './http/rate-limiter.ts'
import { noArt } from './services/art.ts'
import { createMemorySignals } from './services/signals/memory-signals.ts'
import { createHttpResultSource } from './lottery/results/result-source.ts'
import { findOwnVendor } from './vendors/own-vendor.ts'
import { createHttpMatchList } from './games/matches/match-list.ts'
import { createHttpVendor } from './vendors/ask-vendor.ts'
import { listVendorWallets } from './wallet/vendor-wallets/list-vendor-wallets.ts'
import { createFirebasePhoneService } from './accounts/codes/phone-service.ts'
import { createHttpIdentityService } from './accounts/identity/identity-service.ts'
import { createHttpPlaceService } from './accounts/places/place-service.ts'
import { createPasswords } from './accounts/passwords.ts'
import { createMessenger } from './accounts/messenger.ts'
import { createSealingKeys } from './http/sealing-keys.ts'

const localSettings: GatewaySettings = {
  clockOffsetMs: 0,
  gatewayOrigin: 'http://127.0.0.1:4000',
  vendorOrigin: 'http://127.0.0.1:4003',
  memberOrigin: 'http://127.0.0.1:4001',
  trustedProxies: [],
  vendorCode: 'SAOLA',
  vendorSecret: '',
  opsSecret: '',
  operators: [],
  opsNetworks: [],
  storeSecret: '',
  bankSecret: '',
  bankPageOrigin: '',
  lines: [],
  siteOrigins: [],
  imageCdns: [],
  launchCdns: [],
  resultSources: [],
  // Of Chrome, Firefox, Edge and Safari.
  pushServices: ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'],
  pushContact: 'mailto:operator@localhost',
  identityProviders: {},
}

/** The files of the repository that this one stands in, read once for all gateways of a process. */
const ownRelease: Release = openRelease(fileURLToPath(new URL('../../../', import.meta.url)))

/**
 * Puts the gateway's parts together; what is not given is the real clock, real random and this process's memory, and no
 * answer is kept.
 */
export function createServices(
  parts: { db: Database; settings?: Partial<GatewaySettings> } & Partial<Omit<Services, 'db' | 'settings'>>,
): Services {
  const bytes = parts.randomBytes ?? randomBytes
  const settings = { ...localSettings, ...parts.settings }
  const now = parts.now ?? (() => Date.now() + settings.clockOffsetMs)
  return {
    db: parts.db,
    now,
    randomBytes: bytes,
    settings,
    passwords: parts.passwords ?? createPasswords(bytes),
    keys: parts.keys ?? createSealingKeys(bytes(6).toString('hex')),
    limiter: parts.limiter ?? createMemoryLimiter(now),
    phoneService: parts.phoneService ?? (settings.phone && createFirebasePhoneService(settings.phone)),
    identityService:
      parts.identityService ??
      (settings.identity &&
        createHttpIdentityService({ ...settings.identity, gatewayOrigin: settings.gatewayOrigin })),
    placeService: parts.placeService ?? (settings.places && createHttpPlaceService(settings.places)),
    signals: parts.signals ?? createMemorySignals(),
    kept: parts.kept ?? {
      answers: keepNothing(),
      merchants: keepNothing(),
      sites: keepNothing(),
      sessions: keepNothing(),
    },
    release: parts.release ?? ownRelease,
    closing: parts.closing ?? new AbortController().signal,
    art: parts.art ?? noArt,
    messenger: parts.messenger ?? createMessenger(parts.db, { settings, randomBytes: bytes }),
    resultSources: parts.resultSources ?? settings.resultSources.map(createHttpResultSource),
    matchList:
      parts.matchList ??
      createHttpMatchList({
        vendor: () => findOwnVendor({ db: parts.db, settings }),
        now,
      }),
    askVendor: parts.askVendor ?? createHttpVendor(() => findOwnVendor({ db: parts.db, settings })),
    vendorWallets: parts.vendorWallets ?? ((db) => listVendorWallets({ db, settings })),
  }
}
