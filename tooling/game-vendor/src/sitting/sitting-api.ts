import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { carriedTitle, factsOfTitle } from '@saola/game-engines'
import { findWaitingRound, listRecentRounds } from '../rounds/round-store.ts'
import { shownRound, shownSeeds } from '../rounds/shown-round.ts'
import { seedsOfVisit } from '../seeds/seed-store.ts'
import type { Services } from '../services.ts'
import type { TitleLookup } from '../title-lookup.ts'
import { vendorFault } from '../vendor-fault.ts'
import { fillWallet } from '../wallets/kept-wallet-store.ts'
import type { Wallets } from '../wallets/wallets.ts'
import { demoBalance, openDemo, openSitting, type OpenedSitting } from './open-sitting.ts'
import { languageOf, readJson, readSitting, send } from './read-sitting.ts'
import type { Sitting } from './sitting-store.ts'

const shownCount = 20

const openBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
const demoBody = z.object({ gameCode: z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/)) })

/** The calls that open a page: with a launch token for the member's own money, or with play money for anybody. */
export function mountSittingApi(
  app: Hono,
  { services, wallets, findTitle }: { services: Services; wallets: Wallets; findTitle: TitleLookup },
): void {
  app.post('/api/open', async (context) => {
    const body = openBody.safeParse(await readJson(context))
    if (!body.success) return vendorFault('request', languageOf(context), 'token')
    const opened = await openSitting(services, wallets, body.data.token)
    if (!opened.ok) return vendorFault(opened.code, languageOf(context))
    return welcome(services, opened)
  })
  app.post('/api/demo', async (context) => {
    const body = demoBody.safeParse(await readJson(context))
    if (!body.success) return vendorFault('request', languageOf(context), 'gameCode')
    const title = await findTitle(body.data.gameCode)
    if (!title) return vendorFault('seamless.game.closed', languageOf(context))
    return welcome(services, await openDemo(services, title, languageOf(context)))
  })
  app.post('/api/demo/refill', (context) => refill(context, services))
}

async function welcome(services: Services, opened: OpenedSitting): Promise<Response> {
  const { sitting } = opened
  const facts = factsOfTitle(sitting)
  if (!facts) throw new Error(`nothing carries ${sitting.gameCode}`)
  const carried = carriedTitle(sitting)
  return send({
    sessionKey: opened.sessionKey,
    playerName: opened.playerName,
    isDemo: sitting.wallet === 'demo',
    gameName: sitting.gameName,
    balance: opened.balance,
    minStake: sitting.minStake,
    maxStake: facts.maxStake,
    settings: sitting.settings,
    // Shared tables and matches have no rounds and no seeds of one player.
    ...(carried && !carried.table ? await shownRounds(services, sitting) : {}),
  })
}

/** What a title of rounds shows beside: the seeds in use, the last rounds, and the one that waits for a move. */
async function shownRounds(services: Services, sitting: Sitting) {
  const seeds = await seedsOfVisit(services, sitting)
  const rounds = await listRecentRounds(services, sitting, shownCount)
  const waiting = await findWaitingRound(services, sitting)
  return {
    seeds: shownSeeds(seeds),
    rounds: rounds.map((round) => shownRound(round, seeds, sitting.language)),
    waiting: waiting ? shownRound(waiting, seeds, sitting.language) : null,
  }
}

/** Play money is given again as often as it is asked for. */
async function refill(context: Context, services: Services): Promise<Response> {
  const seat = await readSitting(context, services)
  if (seat?.sitting.wallet !== 'demo') return vendorFault('seamless.session', languageOf(context))
  await fillWallet(services.db, seat.sitting.playerId, demoBalance)
  return send({ balance: demoBalance })
}
