import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { writeUnits } from './ask-wallet.ts'
import { isBodySigned, signatureHeader } from './body-signature.ts'
import { localTitles, supplierCode, titleOf, type LocalTitle } from './local-titles.ts'
import { uuidOf, type SentTransaction } from './sent-transaction.ts'
import type { Sittings } from './sittings.ts'
import type { TransactionLog } from './transaction-log.ts'

/** What the aggregator's side towards the operator is made of. */
export type OperatorApiParts = {
  /** Where the pages of the games are. */
  gamesOrigin: string
  /** What the operator is called here. */
  operatorId: string
  /** By which its calls are believed. */
  operatorKey: string
  sittings: Sittings
  log: TransactionLog
}

/** Below this an operator asks the aggregator. */
export const operatorRoot = '/operator/generic/v2'

/** A question of an operator is a few lines. */
const largestBody = 16_384

const words = z.string().check(z.minLength(1), z.maxLength(300))
const asked = z.object({ operator_id: z.union([z.string(), z.number()]) })
const urlRequest = z.object({
  game_code: words,
  currency: words,
  lang: z.optional(z.string()),
  user: z.optional(words),
  token: z.optional(words),
})
const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))
const transactionsRequest = z.union([
  z.object({ round: words }),
  z.object({ start_time: time, end_time: time }),
])

type Answer = { status: 200 | 400 | 403 | 404; body: unknown }

/** Demos are played in this, by nobody. */
const playMoney = 'XXX'

/**
 * What an operator asks Hub88, signed over the body: the address of a game, the list of games, and what was sent in some time or
 * round. `POST /operator/generic/v2/game/url | game/list | transactions/list`.
 */
export function createOperatorApi(parts: OperatorApiParts): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: largestBody }))
  const mount = (path: string, work: (body: unknown) => Answer): void => {
    app.post(`${operatorRoot}${path}`, async (context) => {
      const text = await context.req.text()
      const signature = context.req.header(signatureHeader) ?? ''
      if (!isBodySigned(parts.operatorKey, text, signature))
        return context.json({ error: 'INVALID_SIGNATURE' }, 401)
      const body = parse(text)
      const read = asked.safeParse(body)
      if (!read.success || String(read.data.operator_id) !== parts.operatorId)
        return context.json({ error: 'INVALID_PARTNER' }, 401)
      const answer = work(body)
      // Amounts are digits that a number could not hold.
      return context.body(JSON.stringify(answer.body), answer.status, { 'Content-Type': 'application/json' })
    })
  }
  mount('/game/url', (body) => gameUrl(parts, body))
  mount('/game/list', () => ({ status: 200, body: localTitles.map(listed) }))
  mount('/transactions/list', (body) => transactionsList(parts, body))
  return app
}

function gameUrl({ gamesOrigin, sittings }: OperatorApiParts, body: unknown): Answer {
  const read = urlRequest.safeParse(body)
  if (!read.success) return refuse(400, 'WRONG_SYNTAX')
  const { game_code: gameCode, currency, lang, user, token } = read.data
  const title = titleOf(gameCode)
  if (!title) return refuse(404, 'INVALID_GAME')
  const language = lang === 'en' ? 'EN' : 'VI'
  if (currency === playMoney) return addressOf(title, gamesOrigin, { language, mode: 'demo' })
  if (currency !== 'VND') return refuse(403, 'WRONG_CURRENCY')
  if (user === undefined || token === undefined) return refuse(400, 'WRONG_SYNTAX')
  const launch = sittings.launch({ user, token, gameCode, language })
  return addressOf(title, gamesOrigin, { language, token: launch })
}

/** The page of a title at its supplier. */
function addressOf(title: LocalTitle, gamesOrigin: string, query: Record<string, string>): Answer {
  const page = new URL(`/play/${supplierCode(title).toLowerCase().replaceAll('_', '-')}`, gamesOrigin)
  page.search = new URLSearchParams(query).toString()
  return { status: 200, body: { url: page.href } }
}

/** Steps of volatility in the list, of six. */
const volatilities = { low: 2, medium: 3, high: 5 } as const

function listed({ code, nameEn, product, category, rtp, volatility, lines }: LocalTitle) {
  return {
    game_code: code,
    name: nameEn,
    product,
    category,
    enabled: true,
    demo_game_support: true,
    freebet_support: false,
    blocked_countries: [],
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    rtp: (rtp / 100).toFixed(2),
    volatility: volatilities[volatility],
    paylines: lines,
  }
}

function transactionsList({ log }: OperatorApiParts, body: unknown): Answer {
  const read = transactionsRequest.safeParse(body)
  if (!read.success) return refuse(400, 'WRONG_SYNTAX')
  const wanted = read.data
  const isWanted = ({ round, createdAt }: SentTransaction): boolean =>
    'round' in wanted
      ? round === wanted.round
      : createdAt >= Date.parse(wanted.start_time) && createdAt < Date.parse(wanted.end_time)
  // What nobody has answered yet is no transaction so far.
  const ended = log.list().filter((sent) => sent.status !== 'TS_PENDING' && isWanted(sent))
  return { status: 200, body: ended.map(written) }
}

function written(sent: SentTransaction) {
  const { kind, id, status, user, gameCode, round, amount, betId, createdAt } = sent
  return {
    transaction_uuid: uuidOf(kind, id),
    ...(betId !== undefined && { reference_transaction_uuid: uuidOf('TK_BET', betId) }),
    kind,
    status,
    user,
    game_code: gameCode,
    round,
    currency: 'VND',
    amount: writeUnits(amount),
    created_at: new Date(createdAt).toISOString(),
  }
}

function refuse(status: 400 | 403 | 404, error: string): Answer {
  return { status, body: { error } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses it.
    return undefined
  }
}
