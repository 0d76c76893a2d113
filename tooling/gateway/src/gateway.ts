import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { allCalls, headers, usualBody, type Call } from '@saola/protocol'
import { createTextPacker, packFile, type PackedFile, type TextPacker } from '@saola/server'
import { mountedCalls } from './mounted-calls.ts'
import { isClosedPart } from './system/module-switches.ts'
import { mountPages } from './pages.ts'
import type { Services } from './services/services.ts'
import { answeredTo, findCaller, requireAccount, shownTo, type Account } from './http/caller.ts'
import { Fault } from './http/fault.ts'
import { faultOf } from './http/fault-of.ts'
import { faultBody } from './http/fault-body.ts'
import { keptAnswer } from './http/kept/kept-answer.ts'
import { questionOf, type Question } from './http/kept/question-of.ts'
import { readHeaders } from './http/kept/read-headers.ts'
import { openToSites } from './http/edge/open-to-sites.ts'
import { limitReads } from './http/edge/limit-reads.ts'
import { noteFault } from './events/note-fault.ts'
import { createVisitorReader, type Visitor } from './http/edge/read-visitor.ts'
import { findMerchant, type Merchant } from './http/merchant.ts'
import type { MountedCall } from './http/mount.ts'
import { namesShownTo } from './http/names-shown.ts'
import { openApiDocument } from './http/open-api/open-api-document.ts'
import { readInput } from './http/read-input.ts'
import { requireAccess } from './http/require-access.ts'
import { sendFile } from './http/files/send-file.ts'
import { spokenLanguage } from './http/asked-language.ts'
import { openHandOver } from './session/staying/open-hand-over.ts'
import { mountPing } from './system/mount-ping.ts'
import { requireOpen } from './system/system-state.ts'

const upTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => Promise.reject(new Fault('request_body_too_large', { field: 'body' })),
  })

type Variables = { language: 'VI' | 'EN' }

/**
 * The reference gateway as a fetch handler: every call of the protocol, the art, and the local bank page. Who knows
 * another way to answer a call, or adds calls of their own, gives other `rows`; a row is read as its own `call` says.
 */
export function createGateway(
  services: Services,
  rows: readonly MountedCall[] = mountedCalls,
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  app.use(async (context, next) => {
    context.set('language', spokenLanguage(context.req.header(headers.language)))
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  openToSites(app, services)
  openHandOver(app)
  const readVisitor = createVisitorReader(services.settings)
  const pack = createTextPacker()
  const table = tableOf(rows)
  for (const row of table) {
    const { call } = row
    if (call.answeredBy !== 'gateway') continue
    const handle = (context: Context): Promise<Response> =>
      answer(context, services, { visitor: readVisitor(context), row, pack })
    // To look for the body of a read costs more than the rest of the way, and nobody takes one.
    if (call.method === 'GET') app.get(call.path, handle)
    else app.on(call.method, call.path, upTo(call.largestBody), handle)
  }
  app.use(upTo(usualBody))
  mountPing(app)
  mountPages(app, services)
  const known = table.map(({ call }) => call)
  // Made once, and only for who asks: of hundreds of schemas it is the costliest answer, and anybody may ask for it.
  let openApi: PackedFile | undefined
  app.get('/openapi.json', (context) => {
    openApi ??= packFile(
      'application/json',
      Buffer.from(JSON.stringify(openApiDocument(known, services.settings.gatewayOrigin))),
    )
    return sendFile(context, openApi, { 'Cache-Control': 'no-cache' })
  })
  app.notFound((context) => {
    const verbs = knownVerbs(known, context.req.path)
    if (verbs.length > 0) context.header('Allow', verbs.join(', '))
    return sendFault(context, new Fault(verbs.length > 0 ? 'http_method_not_support' : 'not_found'))
  })
  app.onError((error, context) => {
    const fault = faultOf(error)
    // Nobody waits for it: with one connection it comes after what failed.
    if (fault.code === 'internal') void noteFault(services, placeOf(context), fault.cause)
    return sendFault(context, fault)
  })
  return app
}

type Row = Pick<MountedCall, 'call' | 'isAlike' | 'isAct'> & { handle: MountedCall['handle'] | undefined }

/** The protocol's rows, each as mounted or without a handler, and after them those that only `rows` knows. */
function tableOf(rows: readonly MountedCall[]): Row[] {
  const table = new Map<string, Row>(allCalls().map((call) => [call.id, { call, handle: undefined }]))
  for (const row of rows) table.set(row.call.id, row)
  return [...table.values()]
}

type Asked = { visitor: Visitor; row: Row; pack: TextPacker }

async function answer(context: Context, services: Services, asked: Asked): Promise<Response> {
  const { visitor, row, pack } = asked
  await limitReads(services, row.call, visitor.network)
  if (row.isAlike && context.req.header(headers.authorization) === undefined) {
    const kept = await services.kept.answers.ask(questionOf(questionIn(context, visitor)), async () =>
      keptAnswer(JSON.stringify(valueOf(row.call, (await ask(context, services, asked)).reply))),
    )
    return sendText(context, { text: kept.text, isShared: true, pack })
  }
  const { account, reply } = await ask(context, services, asked)
  const shown = account === undefined ? reply : namesShownTo(account, row.call, shownTo(account, reply))
  return sendReply(context, row.call, { reply: shown, isShared: account === undefined, pack })
}

function questionIn(context: Context, { region }: Visitor): Question {
  const { url } = context.req
  return {
    address: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    merchant: context.req.header(headers.merchant),
    language: context.get('language'),
    region,
  }
}

/** Asks the handler of a row, with what it may know about the request. */
async function ask(
  context: Context,
  services: Services,
  { visitor, row: { call, handle, isAct } }: Asked,
): Promise<{ account: Account | undefined; reply: unknown }> {
  const isRead = call.method === 'GET' && !isAct
  const merchant = await findMerchant(services, context.req.header(headers.merchant), isRead)
  requireOpen(call, merchant.settings, { now: services.now(), region: visitor.region })
  if (!handle || isClosedPart(merchant.settings.whitelabel, call.id)) {
    throw new Fault('function.not.available')
  }
  const account = await identify(context, services, { call, merchant, isRead })
  const input = await readInput(context, call, services, merchant.settings.acceptsLegacyCipher)
  const reply = await handle({
    input,
    services,
    merchant,
    get account() {
      return requireAccount(account)
    },
    maybeAccount: account,
    language: context.get('language'),
    requestHeaders: context.req.raw.headers,
    ...visitor,
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    cookie: (name) => getCookie(context, name),
    idempotencyKey: call.money ? readIdempotencyKey(context) : '',
  })
  // The act may have ended its own session; the database tells of the others.
  if (!isRead && account) services.kept.sessions.drop(account.tokenHash)
  return { account, reply }
}

/** The verbs that the gateway knows for a path; none for an unknown path. */
function knownVerbs(known: readonly Call[], path: string): string[] {
  const rows = known.filter((call) => {
    if (call.answeredBy === 'site') return false
    const pattern = call.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(path)
  })
  return [...new Set(rows.map((call) => call.method))]
}

async function identify(
  context: Context,
  services: Services,
  { call, merchant, isRead }: { call: Call; merchant: Merchant; isRead: boolean },
): Promise<Account | undefined> {
  const token = context.req.header(headers.authorization)
  const isUnattended = context.req.header(headers.unattended) === '1'
  const asking = { merchant, isRead, isUnattended }
  const caller = token && call.token !== 'none' ? await findCaller(services, token, asking) : undefined
  requireAccess(call.access, caller)
  return caller && answeredTo(caller, call)
}

function readIdempotencyKey(context: Context): string {
  const key = context.req.header(headers.idempotencyKey) ?? ''
  if (/^[\w-]{16,64}$/.test(key)) return key
  throw new Fault('request_param_err', {
    field: headers.idempotencyKey,
    params: { field: headers.idempotencyKey },
  })
}

/**
 * Only reads travel packed: what an act answers may hold a token, a ticket or a secret, whose letters could be guessed by
 * how small a packed answer is (BREACH). A read holds none, and no other site can make a browser ask with a token (wire 29).
 */
async function sendReply(
  context: Context,
  call: Call,
  { reply, isShared, pack }: { reply: unknown; isShared: boolean; pack: TextPacker },
): Promise<Response> {
  if (reply instanceof Response) return reply
  if (call.answer !== 'text' && call.method === 'GET') {
    return sendText(context, { text: JSON.stringify(valueOf(call, reply)), isShared, pack })
  }
  context.header('Cache-Control', 'no-store')
  return call.answer === 'text' ? context.text(String(reply)) : context.json(valueOf(call, reply))
}

function valueOf(call: Call, reply: unknown): unknown {
  return call.answer === 'bare' ? reply : { success: true, value: reply ?? null }
}

async function sendText(
  context: Context,
  { text, isShared, pack }: { text: string; isShared: boolean; pack: TextPacker },
): Promise<Response> {
  const packed = await pack(context.req.header('accept-encoding'), text, { isShared })
  return context.body(packed.body, 200, { ...readHeaders, ...packed.headers })
}

/** Where something failed; parts of an address that look like a key or a number are left out. */
function placeOf({ req }: Context): string {
  return `${req.method} ${req.path.replaceAll(/\/(?=[^/]*\d)[^/]+|\/[^/]{40,}/g, '/*')}`
}

function sendFault(context: Context, error: unknown): Response {
  const fault = faultOf(error)
  const reference = randomUUID().slice(0, 8)
  if (fault.code === 'internal') console.error(`[${reference}]`, fault.cause)
  if (fault.code === 'system.unavailable') console.warn(`[${reference}] ${String(fault.cause)}`)
  if (fault.retryAfterSeconds !== undefined) context.header('Retry-After', String(fault.retryAfterSeconds))
  context.header('Cache-Control', 'no-store')
  return context.json(faultBody(fault, context.get('language') ?? 'VI', reference), fault.status as 400)
}
