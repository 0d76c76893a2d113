import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { isLimboTarget } from '@saola/game-engines'
import type { Services } from '../services.ts'
import { clientSeedPattern, type FairSeeds } from '../fair-seeds.ts'
import { currentSeeds, rotateSeeds } from '../seed-store.ts'
import { findSession, keepSession, type PlaySession } from '../play-session-store.ts'
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
export function mountLimboApi(app: Hono, services: Services, wallet: WalletClient): void {
  app.post('/limbo/open', (context) => open(context, services, wallet))
  app.post('/limbo/play', (context) => play(context, services, wallet))
  app.post('/limbo/seeds', (context) => changeSeeds(context, services))
}

async function open(context: Context, services: Services, wallet: WalletClient): Promise<Response> {
  const body = openBody.safeParse(await readJson(context))
  if (!body.success) return vendorFault('request', languageOf(context), 'token')
  const opened = await wallet.open(body.data.token)
  if (!opened.ok) return vendorFault(opened.code, languageOf(context))
  const session = await keepSession(services, opened)
  const player = { accountId: session.accountId, game: limbo }
  const seeds = await currentSeeds(services, services.db, player)
  const rounds = await recentRounds(services, session.accountId, shownRounds)
  return send({
    sessionKey: opened.sessionKey,
    playerName: opened.playerName,
    balance: opened.balance,
    seeds: shownSeeds(seeds),
    rounds: rounds.map((round) => shownRound(round, seeds)),
  })
}

async function play(context: Context, services: Services, wallet: WalletClient): Promise<Response> {
  const sitting = await readSitting(context, services)
  if (!sitting) return vendorFault('seamless.session', languageOf(context))
  const { session, sessionKey } = sitting
  const body = playBody.safeParse(await readJson(context))
  if (!body.success) {
    return vendorFault('request', session.language, body.error.issues[0]?.path.join('.') || 'body')
  }
  const created = await findOrCreateRound(services, session, body.data)
  if (created.stake !== body.data.stake || targetOf(created) !== body.data.target) {
    return vendorFault('round.key.reused', session.language, 'key')
  }
  const { round, balance } = await settleRound(services, wallet, created, sessionKey)
  if (round.state === 'refused') return vendorFault(round.refusal ?? 'internal', session.language)
  const seeds = await currentSeeds(services, services.db, { accountId: session.accountId, game: limbo })
  return send({ round: shownRound(round, seeds), balance, seeds: shownSeeds(seeds) })
}

async function changeSeeds(context: Context, services: Services): Promise<Response> {
  const sitting = await readSitting(context, services)
  if (!sitting) return vendorFault('seamless.session', languageOf(context))
  const { session } = sitting
  const body = seedsBody.safeParse(await readJson(context))
  if (!body.success) return vendorFault('request', session.language, 'clientSeed')
  const player = { accountId: session.accountId, game: limbo }
  const changed = await rotateSeeds(services, player, body.data.clientSeed)
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
  services: Services,
): Promise<{ session: PlaySession; sessionKey: string } | undefined> {
  const sessionKey = context.req.header(sessionKeyHeader) ?? ''
  const session = await findSession(services, sessionKey)
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
