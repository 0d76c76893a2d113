import { isDeepStrictEqual } from 'node:util'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { clientSeedPattern } from '../seeds/fair-seeds.ts'
import { currentSeeds, rotateSeeds } from '../seeds/seed-store.ts'
import { languageOf, readJson, readSitting, send } from '../sitting/read-sitting.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import { sittingFault, vendorFault } from '../vendor-fault.ts'
import type { Wallets } from '../wallets/wallets.ts'
import { makeMove } from './make-move.ts'
import { titleOf } from './play-round.ts'
import { findOrCreateRound, findRound } from './round-store.ts'
import { settleRound, type SettledRound } from './settle-round.ts'
import { shownRound, shownSeeds } from './shown-round.ts'

const playBody = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  stake: z.int().check(z.positive()),
  choice: z.unknown(),
  // For a pair that has none yet.
  clientSeed: z.optional(z.string().check(z.regex(clientSeedPattern))),
})
const moveBody = z.object({
  roundId: z.string().check(z.regex(/^[0-9a-f]{20}$/)),
  step: z.int().check(z.nonnegative(), z.maximum(200)),
  move: z.unknown(),
})
const seedsBody = z.object({
  clientSeed: z.string().check(z.regex(clientSeedPattern)),
  nextServerSeedHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

type Seat = { sitting: Sitting; sessionKey: string }

/** The calls of a game's page once its sitting is open: play a round, make a move in it, change the seeds. */
export function mountRoundApi(app: Hono, services: Services, wallets: Wallets): void {
  const seated =
    (act: (context: Context, seat: Seat) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const seat = await readSitting(context, services)
      return seat ? act(context, seat) : vendorFault('seamless.session', languageOf(context))
    }
  app.post(
    '/api/play',
    seated((context, seat) => play(context, seat, services, wallets)),
  )
  app.post(
    '/api/move',
    seated((context, seat) => move(context, seat, services, wallets)),
  )
  app.post(
    '/api/seeds',
    seated((context, seat) => changeSeeds(context, seat, services)),
  )
}

async function play(
  context: Context,
  { sitting, sessionKey }: Seat,
  services: Services,
  wallets: Wallets,
): Promise<Response> {
  const refuse = (code: string, field?: string) => sittingFault(code, sitting, field)
  const body = playBody.safeParse(await readJson(context))
  if (!body.success) return refuse('request', body.error.issues[0]?.path.join('.') || 'body')
  const { key, stake, clientSeed } = body.data
  const { engine, model, facts, table } = titleOf({ game_code: sitting.gameCode, family: sitting.family })
  // At a shared table nobody plays a round of their own.
  if (table) return refuse('request')
  if (stake < sitting.minStake || stake > facts.maxStake) return refuse('request', 'stake')
  const choice = engine.readChoice(body.data.choice, model)
  if (choice === undefined) return refuse('request', 'choice')
  const fits = engine.fitsStake?.(choice, stake) ?? true
  if (!fits) return refuse('request', 'stake')
  const found = await findOrCreateRound(services, sitting, { key, stake, choice, clientSeed })
  if ('refusal' in found) return refuse(found.refusal, found.field)
  if (found.round.stake !== stake || !isDeepStrictEqual(found.round.choice, choice)) {
    return refuse('round.key.reused', 'key')
  }
  return answer(
    services,
    sitting,
    await settleRound(services, wallets[found.round.wallet], found.round, sessionKey),
  )
}

async function move(
  context: Context,
  { sitting, sessionKey }: Seat,
  services: Services,
  wallets: Wallets,
): Promise<Response> {
  const refuse = (code: string, field?: string) => sittingFault(code, sitting, field)
  const body = moveBody.safeParse(await readJson(context))
  if (!body.success) return refuse('request', body.error.issues[0]?.path.join('.') || 'body')
  const round = await findRound(services, sitting, body.data.roundId)
  if (!round) return refuse('request', 'roundId')
  const wish = titleOf(round).engine.readMove(body.data.move)
  if (wish === undefined) return refuse('request', 'move')
  const { step } = body.data
  const made = await makeMove(services, wallets[round.wallet], { round, step, move: wish, sessionKey })
  if ('round' in made && made.refusal !== undefined) return refuse(made.refusal)
  return 'round' in made ? answer(services, sitting, made) : refuse(made.refusal, 'move')
}

async function answer(
  services: Services,
  sitting: Sitting,
  { round, balance }: SettledRound,
): Promise<Response> {
  if (round.state === 'refused') return sittingFault(round.refusal ?? 'internal', sitting)
  const seeds = await currentSeeds(services, services.db, sitting)
  return send({ round: shownRound(round, seeds, sitting.language), balance, seeds: shownSeeds(seeds) })
}

async function changeSeeds(context: Context, { sitting }: Seat, services: Services): Promise<Response> {
  const body = seedsBody.safeParse(await readJson(context))
  if (!body.success) {
    return vendorFault('request', sitting.language, body.error.issues[0]?.path.join('.') || 'body')
  }
  const changed = await rotateSeeds(services, sitting, body.data)
  if ('refusal' in changed) return vendorFault(changed.refusal, sitting.language)
  const { serverSeed, serverSeedHash, clientSeed, nonce } = changed.revealed
  return send({
    revealed: { serverSeed, serverSeedHash, clientSeed, lastNonce: nonce },
    seeds: shownSeeds(changed.seeds),
  })
}
