import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { allCalls, headers, type Call } from '@saola/protocol'
import { mountedCalls } from './mounted-calls.ts'
import { mountPages } from './pages.ts'
import type { House } from './house.ts'
import { findCaller, requireAccount, type Account } from './http/caller.ts'
import { Fault } from './http/fault.ts'
import { faultBody } from './http/fault-body.ts'
import { findMerchant, type Merchant } from './http/merchant.ts'
import type { MountedCall } from './http/mount.ts'
import { openApiDocument } from './http/open-api.ts'
import { readInput } from './http/read-input.ts'
import { requireOpen } from './system/system-state.ts'

const largestBody = 1_000_000
/** A picture of 5 MB in base64, with what is around it (specification 5). */
const largestPicture = 7_100_000

const upTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => Promise.reject(new Fault('request_param_err', { field: 'body' })) })

type Variables = { language: 'VI' | 'EN' }

/**
 * The reference gateway as a fetch handler: every call of the protocol, the art, and the local bank page. Who knows
 * another way to answer a call gives `rows` of its own; a row is read as its own `call` says.
 */
export function createGateway(
  house: House,
  rows: readonly MountedCall[] = mountedCalls,
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  app.use(async (context, next) => {
    context.set('language', context.req.header(headers.language)?.toUpperCase() === 'EN' ? 'EN' : 'VI')
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  const [usual, picture] = [upTo(largestBody), upTo(largestPicture)]
  app.use((context, next) => (takesPicture(context.req.path) ? picture : usual)(context, next))
  mountPages(app, house)
  const mounted = new Map(rows.map((row) => [row.call.id, row]))
  for (const call of allCalls().filter((row) => row.id !== 'system.config')) {
    app.on(call.method, call.path, (context) => answer(context, house, call, mounted.get(call.id)))
  }
  app.get('/openapi.json', (context) => context.json(openApiDocument()))
  app.notFound((context) => {
    const verbs = knownVerbs(context.req.path)
    if (verbs.length > 0) context.header('Allow', verbs.join(', '))
    return sendFault(context, new Fault(verbs.length > 0 ? 'http_method_not_support' : 'not_found'))
  })
  app.onError((error, context) => sendFault(context, error))
  return app
}

/** Paths whose body is a picture. */
function takesPicture(path: string): boolean {
  return /\/(?:proof|member\/info\/icon|support\/tickets|support\/ticket\/[^/]+\/reply)$/.test(path)
}

async function answer(
  context: Context,
  house: House,
  call: Call,
  mounted: MountedCall | undefined,
): Promise<Response> {
  if (call.id === 'system.ping') return pong(context)
  const merchant = await findMerchant(house, context.req.header(headers.merchant))
  const region = context.req.header('x-region') ?? 'VN'
  requireOpen(call, merchant.settings, { now: house.now(), region })
  if (!mounted) throw new Fault('function.not.available')
  const account = await identify(context, house, call, merchant)
  const input = await readInput(context, mounted.call, house, merchant.settings.acceptsLegacyCipher)
  const reply = await mounted.handle({
    input,
    house,
    merchant,
    get account() {
      return requireAccount(account)
    },
    maybeAccount: account,
    language: context.get('language'),
    requestHeaders: context.req.raw.headers,
    ip: clientAddress(context),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    region,
    cookie: (name) => getCookie(context, name),
    idempotencyKey: call.money ? readIdempotencyKey(context) : '',
  })
  return sendReply(context, call, reply)
}

/** The verbs that the gateway knows for a path; none for an unknown path. */
function knownVerbs(path: string): string[] {
  const rows = allCalls().filter((call) => {
    if (call.id === 'system.config') return false
    const pattern = call.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(path)
  })
  return [...new Set(rows.map((call) => call.method))]
}

async function identify(
  context: Context,
  house: House,
  call: Call,
  merchant: Merchant,
): Promise<Account | undefined> {
  const token = context.req.header(headers.authorization)
  const found = token && call.token !== 'none' ? await findCaller(house, token) : undefined
  const account = found?.merchantId === merchant.id ? found : undefined
  if (call.token === 'required') requireAccount(account)
  return account
}

function readIdempotencyKey(context: Context): string {
  const key = context.req.header(headers.idempotencyKey) ?? ''
  if (/^[\w-]{16,64}$/.test(key)) return key
  throw new Fault('request_param_err', {
    field: headers.idempotencyKey,
    params: { field: headers.idempotencyKey },
  })
}

/** The site in front adds the visitor's address as the last hop. */
function clientAddress(context: Context): string {
  return context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || '127.0.0.1'
}

function pong(context: Context): Response {
  context.header('Access-Control-Allow-Origin', '*')
  context.header('Timing-Allow-Origin', '*')
  context.header('Cache-Control', 'no-store')
  return context.json({ success: true, value: 'pong' })
}

async function sendReply(context: Context, call: Call, reply: unknown): Promise<Response> {
  if (reply instanceof Response) return reply
  context.header('Cache-Control', 'no-store')
  if (call.answer === 'text') return context.text(String(reply))
  return context.json(call.answer === 'bare' ? reply : { success: true, value: reply ?? null })
}

function sendFault(context: Context, error: unknown): Response {
  const fault = error instanceof Fault ? error : new Fault('internal', { cause: error })
  const reference = randomUUID().slice(0, 8)
  if (fault.code === 'internal') console.error(`[${reference}]`, fault.cause)
  if (fault.retryAfterSeconds !== undefined) context.header('Retry-After', String(fault.retryAfterSeconds))
  context.header('Cache-Control', 'no-store')
  return context.json(faultBody(fault, context.get('language') ?? 'VI', reference), fault.status as 400)
}
