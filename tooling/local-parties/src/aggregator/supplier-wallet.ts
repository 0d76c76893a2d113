import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { signCall, vendorHeaders } from '@saola/gateway'
import { vendorCallMs } from '@saola/rules'
import { isAccepted } from './ask-again.ts'
import type { AskWallet } from './ask-wallet.ts'
import { localTitles, supplierCode, titleOf, type LocalTitle } from './local-titles.ts'
import type { MoneyActs } from './money-acts.ts'
import type { Sittings } from './sittings.ts'
import { accept, notYet, refuse, type SupplierAnswer } from './supplier-answer.ts'

/** Who makes the games, as the aggregator knows it. */
export type Supplier = { code: string; secret: string }

/** What the wallet of the supplier is made of. */
export type SupplierWalletParts = {
  supplier: Supplier
  sittings: Sittings
  acts: MoneyActs
  ask: AskWallet
  now: () => number
  randomBytes: (length: number) => Buffer
  /** What the operator answers to who asks which origins may frame a game. */
  frameOrigins: () => Promise<object>
}

const id = z.string().check(z.regex(/^[\w:.-]{1,64}$/))
const amount = z.int().check(z.nonnegative())
const sessionRequest = z.object({ token: z.string() })
const titleRequest = z.object({ gameCode: z.string() })
const debitRequest = z.object({
  transactionId: id,
  roundId: id,
  sessionKey: z.string(),
  amount: z.int().check(z.positive()),
  content: z.string(),
})
const creditRequest = z.object({
  transactionId: id,
  debitTransactionId: id,
  amount,
  isLast: z.optional(z.boolean()),
})
const rollbackRequest = z.object({ transactionId: id, debitTransactionId: id })

/** An aggregator does not hear how fast the operator's members may play; the operator's wallet refuses what comes too soon. */
const settings = { autoplay: false, turbo: false, leastCycleMs: 0 }

/**
 * The wallet that the supplier's games call: our own contract (docs/vendors.md) but for corrections and awards, for which Hub88's protocol
 * has no call.
 */
export function createSupplierWallet(parts: SupplierWalletParts): (request: Request) => Promise<Response> {
  const { sittings, acts, frameOrigins } = parts
  const app = new Hono()
  const mount = <Schema extends z.ZodMiniType>(
    name: string,
    schema: Schema,
    work: (asked: z.infer<Schema>) => Promise<SupplierAnswer>,
  ): void => {
    app.post(`/seamless/${name}`, async (context) => {
      const text = await context.req.text()
      if (!isBelieved(parts, context.req.raw, text)) return send(refuse(401, 'seamless.signature'))
      const read = schema.safeParse(parse(text))
      return send(read.success ? await work(read.data) : refuse(400, 'seamless.request'))
    })
  }
  mount('session', sessionRequest, (asked) => openSession(parts, asked))
  mount('title', titleRequest, async ({ gameCode }) => {
    const title = localTitles.find((each) => supplierCode(each) === gameCode)
    return title ? accept(describe(title)) : refuse(404, 'seamless.game.unknown')
  })
  mount('debit', debitRequest, (asked) => acts.debit(asked, sittings.find(asked.sessionKey)))
  mount('credit', creditRequest, acts.credit)
  mount('rollback', rollbackRequest, acts.rollback)
  mount('frame-origins', z.object({}), async () => ({ status: 200, body: await frameOrigins() }))
  app.onError((error) => {
    console.error('[aggregator]', error)
    return send(notYet)
  })
  return async (request) => app.fetch(request)
}

async function openSession(
  { sittings, ask, randomBytes }: SupplierWalletParts,
  { token: launchToken }: z.infer<typeof sessionRequest>,
): Promise<SupplierAnswer> {
  const sitting = sittings.open(launchToken)
  const title = sitting && titleOf(sitting.gameCode)
  if (!title) return refuse(403, 'seamless.session')
  const { user, token, language, sessionKey } = sitting
  const word = await ask('/user/balance', { user, token })
  if (!isAccepted(word)) return refuse(403, 'seamless.session')
  return accept({
    ...describe(title),
    playerId: user,
    playerName: user,
    currency: 'VND',
    language,
    balance: word?.balance ?? 0,
    gameName: language === 'EN' ? title.nameEn : title.nameVi,
    wallet: 'single',
    playSessionId: randomBytes(12).toString('hex'),
    sessionKey,
  })
}

function describe(title: LocalTitle) {
  const { code: nodeId, family, nameVi, nameEn, minStake } = title
  return {
    nodeId,
    gameCode: supplierCode(title),
    family,
    nameVi,
    nameEn,
    minStake,
    feedsJackpots: false,
    settings,
  }
}

/** Whether the supplier has signed a call, at this time. One that is sent twice is done once by its id, so no nonces are kept. */
function isBelieved(
  { supplier, now }: SupplierWalletParts,
  { url, headers, method }: Request,
  body: string,
): boolean {
  const time = headers.get(vendorHeaders.time) ?? ''
  const nonce = headers.get(vendorHeaders.nonce) ?? ''
  const signature = headers.get(vendorHeaders.signature) ?? ''
  const expected = signCall(supplier.secret, { method, path: new URL(url).pathname, time, nonce, body })
  const isSigned =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isSigned && Math.abs(now() - Number(time)) <= vendorCallMs
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses it.
    return undefined
  }
}

function send({ status, body }: SupplierAnswer): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
