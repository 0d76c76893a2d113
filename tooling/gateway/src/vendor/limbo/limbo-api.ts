import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { isLimboTarget } from '@saola/rules'
import type { House } from '../../house.ts'
import { clientSeedPattern, currentSeeds, rotateSeeds, type FairSeeds } from '../fair-seeds.ts'
import { findSession, keepSession, type HouseSession } from '../house-sessions.ts'
import { vendorFault } from '../vendor-fault.ts'
import type { WalletClient } from '../wallet-client.ts'
import { limboBounds } from './limbo-bounds.ts'
import { findOrCreateRound, limbo, recentRounds, type Round } from './round-store.ts'
import { resultOf, settleRound, targetOf } from './settle-round.ts'

/** The header in which the page sends its session key. */
export const sessionKeyHeader = 'X-Session-Key'

const shownRounds = 20

const openBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
const playBody = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  stake: z.int().check(z.minimum(limboBounds.minStake), z.maximum(limboBounds.maxStake)),
  target: z.number().check(z.refine(isLimboTarget)),
})
const seedsBody = z.object({ clientSeed: z.string().check(z.regex(clientSeedPattern)) })

/** The calls of the Limbo page: open a sitting, play a round, change the seeds. */
export function mountLimboApi(app: Hono, house: House, wallet: WalletClient): void {
  app.post('/limbo/open', (context) => open(context, house, wallet))
  app.post('/limbo/play', (context) => play(context, house, wallet))
  app.post('/limbo/seeds', (context) => changeSeeds(context, house))
}

async function open(context: Context, house: House, wallet: WalletClient): Promise<Response> {
  const body = openBody.safeParse(await readJson(context))
  if (!body.success) return vendorFault('request', languageOf(context), 'token')
  const opened = await wallet.open(body.data.token)
  if (!opened.ok) return vendorFault(opened.code, languageOf(context))
  const session = await keepSession(house, opened)
  const player = { accountId: session.accountId, game: limbo }
  const seeds = await currentSeeds(house, house.db, player)
  const rounds = await recentRounds(house, session.accountId, shownRounds)
  return send({
    sessionKey: opened.sessionKey,
    playerName: opened.playerName,
    balance: opened.balance,
    seeds: shownSeeds(seeds),
    rounds: rounds.map((round) => shownRound(round, seeds)),
  })
}

async function play(context: Context, house: House, wallet: WalletClient): Promise<Response> {
  const sitting = await readSitting(context, house)
  if (!sitting) return vendorFault('seamless.session', languageOf(context))
  const { session, sessionKey } = sitting
  const body = playBody.safeParse(await readJson(context))
  if (!body.success) {
    return vendorFault('request', session.language, body.error.issues[0]?.path.join('.') || 'body')
  }
  const created = await findOrCreateRound(house, session, body.data)
  if (created.stake !== body.data.stake || targetOf(created) !== body.data.target) {
    return vendorFault('round.key.reused', session.language, 'key')
  }
  const { round, balance } = await settleRound(house, wallet, created, sessionKey)
  if (round.state === 'refused') return vendorFault(round.refusal ?? 'internal', session.language)
  const seeds = await currentSeeds(house, house.db, { accountId: session.accountId, game: limbo })
  return send({ round: shownRound(round, seeds), balance, seeds: shownSeeds(seeds) })
}

async function changeSeeds(context: Context, house: House): Promise<Response> {
  const sitting = await readSitting(context, house)
  if (!sitting) return vendorFault('seamless.session', languageOf(context))
  const { session } = sitting
  const body = seedsBody.safeParse(await readJson(context))
  if (!body.success) return vendorFault('request', session.language, 'clientSeed')
  const player = { accountId: session.accountId, game: limbo }
  const changed = await rotateSeeds(house, player, body.data.clientSeed)
  if (!changed) return vendorFault('round.open', session.language)
  const { serverSeed, serverSeedHash, clientSeed, nonce } = changed.revealed
  return send({
    revealed: { serverSeed, serverSeedHash, clientSeed, lastNonce: nonce },
    seeds: shownSeeds(changed.seeds),
  })
}

/** What a player may know of the pair in use: everything but the server seed. */
function shownSeeds(seeds: FairSeeds) {
  return {
    serverSeedHash: seeds.serverSeedHash,
    clientSeed: seeds.clientSeed,
    nextNonce: seeds.nonce + 1,
  }
}

/** A round with the server seed once its pair is no longer in use. */
function shownRound(round: Round, seeds: FairSeeds) {
  const revealed = round.server_seed_hash !== seeds.serverSeedHash
  return {
    roundId: round.round_id,
    state: round.state,
    stake: round.stake,
    target: targetOf(round),
    result: resultOf(round),
    payout: round.payout ?? 0,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    ...(revealed ? { serverSeed: round.server_seed } : {}),
    playedAt: round.created_at,
  }
}

async function readSitting(
  context: Context,
  house: House,
): Promise<{ session: HouseSession; sessionKey: string } | undefined> {
  const sessionKey = context.req.header(sessionKeyHeader) ?? ''
  const session = await findSession(house, sessionKey)
  return session && { session, sessionKey }
}

function languageOf(context: Context): 'VI' | 'EN' {
  return context.req.header('Language')?.toUpperCase() === 'EN' ? 'EN' : 'VI'
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    // The schema refuses undefined like any other wrong body.
    return undefined
  }
}

function send(value: object): Response {
  return Response.json({ success: true, value }, { headers: { 'Cache-Control': 'no-store' } })
}
