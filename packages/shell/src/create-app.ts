import { createApiClient, isApiError, type ApiClient, type ApiErrorKind } from '@saola/api-client'
import type { MessageKey, I18n } from '@saola/i18n'
import { calls, type BrandConfig } from '@saola/protocol'
import {
  absence,
  createCapabilities,
  findClosed,
  hasCall,
  isWayIn,
  looksAbsent,
  noteAbsence,
  type Capabilities,
} from './capabilities/capabilities.ts'
import { createClock, offsetByDate } from './context/clock.ts'
import type { AppContext, Navigation, Site } from './context/app-context.tsx'
import {
  createConnection,
  isForeign,
  noteFailure,
  noteSuccess,
  type Connection,
} from './connection/connection.ts'
import { createDialogs } from './dialogs/dialogs.ts'
import type { Preferences } from './preferences/preferences.ts'
import { createQueryClient } from './calls/query-client.ts'
import { dropLeftDrafts } from './forms/drafts.ts'
import { reactToError } from './errors/react-to-error.ts'
import { attendanceHeaders, idleMsOf, type Attendance } from './session/attendance.ts'
import { createSession } from './session/session.ts'
import { resumeSession } from './session/staying.ts'
import type { AppStorage } from './context/storage.ts'

/** What an app is made of. */
export type AppOptions = {
  site: Site
  brand: BrandConfig
  i18n: I18n
  preferences: Preferences
  storage: AppStorage
  navigation: Navigation
  mayEnter(type: number): MessageKey | undefined
  /** Origin of the gateway for this client alone, instead of the one that the brand names. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
}

/** Wires client, cache, session and dialogs into one context. Knows no page, so tests build apps with it too. */
export function createApp(options: AppOptions): AppContext {
  const { site, brand, i18n, preferences, storage, navigation, mayEnter, baseUrl, fetch } = options
  const session = createSession(storage.tab)
  const connection = createConnection()
  const clock = createClock()
  // Whoever opens a page is there.
  const attendance: Attendance = { lastDeedAt: clock.now() }
  const client = createApiClient({
    merchant: brand.merchant,
    cipher: brand.cipher,
    language: () => i18n.language.toUpperCase(),
    token: () => session.token,
    headers: () => attendanceHeaders(attendance, idleMsOf(app.queryClient), clock.now()),
    onLeftOut: noteOnce(),
    onServerDate: (reading) => clock.note(offsetByDate(reading)),
    baseUrl: baseUrl ?? brand.gateway.origin,
    credentials: brand.gateway.credentials,
    paths: brand.gateway.paths,
    firstPage: brand.gateway.firstPage,
    ...(fetch !== undefined && { fetch }),
  })
  const capabilities = createCapabilities(brand.gateway.calls, storage.tab, clock.now())
  const onAbsent = (callId: string): void => {
    noteAbsence(capabilities, callId, storage.tab, clock.now())
    void findClosed(capabilities, site).then(() => navigation.refresh())
  }
  const app: AppContext = {
    site,
    api: watched(client, { connection, capabilities, onAbsent }),
    clock,
    queryClient: createQueryClient((error, meta) => reactToError(app, error, meta, () => resumeSession(app))),
    session,
    attendance,
    dialogs: createDialogs(),
    preferences,
    connection,
    capabilities,
    storage,
    i18n,
    brand,
    navigation,
    mayEnter,
  }
  dropLeftDrafts(app)
  return app
}

/** Says each thing once, for whoever runs the site. */
function noteOnce(): (note: string) => void {
  const said = new Set<string>()
  return (note) => {
    if (said.has(note)) return
    said.add(note)
    console.warn(note)
  }
}

/** What whoever runs the site has to mend: a reply that breaks its schema (wire 10), a request that cannot be made. */
const reportable: ReadonlySet<ApiErrorKind> = new Set(['mismatch', 'invalid', 'insecure'])

/** What is known of the gateway, and what to do when it has one call less than was thought. */
type Watch = { connection: Connection; capabilities: Capabilities; onAbsent: (callId: string) => void }

/**
 * Every call tells whether the gateway is there; what has to be mended is reported once. A call that the gateway does not
 * have is not sent.
 */
function watched(api: ApiClient, { connection, capabilities, onAbsent }: Watch): ApiClient {
  const reported = new Set<string>()
  const report = (error: unknown): void => {
    if (!isApiError(error) || !reportable.has(error.kind) || reported.has(error.message)) return
    reported.add(error.message)
    console.error(error.message)
  }
  const send: ApiClient['send'] = (...request) => {
    const [call] = request
    if (!hasCall(capabilities, call.id)) return Promise.reject(absence(call.id))
    const reply = api.send(...request)
    reply.then(
      () => noteSuccess(connection),
      (error: unknown) => {
        noteFailure(connection, error)
        report(error)
        const isMissing = (call.method === 'GET' || isWayIn(call.id)) && looksAbsent(error)
        if (isMissing && !isForeign(error)) onAbsent(call.id)
        // Whether that call alone is in trouble is asked at once, so that the page says the right thing.
        else if (isMissing || (isForeign(error) && connection.failures === 1)) {
          send(calls.system.status).then(
            () => isMissing && onAbsent(call.id),
            () => undefined,
          )
        }
      },
    )
    return reply
  }
  return { send }
}
