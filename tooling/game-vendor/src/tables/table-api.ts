import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { stakeOf } from '@saola/game-engines'
import type { Services } from '../services.ts'
import { languageOf, readJson, readSitting, send } from '../sitting/read-sitting.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import { sittingFault, vendorFault } from '../vendor-fault.ts'
import type { Wallets } from '../wallets/wallets.ts'
import { wakeTable } from './advance-tables.ts'
import { placeBet, takeBack, type BetRefusal, type BetSeat } from './place-bet.ts'
import { takeSeat } from './seat-store.ts'
import { shownBet, shownTable } from './shown-table.ts'
import type { TableBet } from './table-bet-store.ts'
import { tableEvents } from './table-events.ts'
import type { TableHall } from './table-hall.ts'
import { findTable, tableOf } from './table-of.ts'

const key = z.string().check(z.regex(/^[\w-]{16,64}$/))
const betBody = z.object({
  key,
  roundId: z.string().check(z.regex(/^[0-9a-f]{20}$/)),
  cells: z.unknown(),
})
const takeBackBody = z.object({ key })

/** What the calls of a table work with. */
type TableParts = { services: Services; wallets: Wallets; hall: TableHall }

/** The calls of a shared table's page: look at it, hear of its changes, bet, take a bet back. */
export function mountTableApi(app: Hono, parts: TableParts): void {
  const { services, hall } = parts
  const seated =
    (act: (context: Context, seat: BetSeat) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const seat = await readSitting(context, services)
      if (!seat) return vendorFault('seamless.session', languageOf(context))
      const { gameCode, family, language } = seat.sitting
      const isTable = findTable({ game_code: gameCode, family }) !== undefined
      return isTable ? act(context, seat) : vendorFault('request', language)
    }
  app.post(
    '/api/table',
    seated(async (_, { sitting }) => {
      await takeSeat(services.db, sitting, services.now())
      await wakeTable(services, { game_code: sitting.gameCode, family: sitting.family })
      hall.wake()
      return send(await shownTable(services, sitting))
    }),
  )
  app.get(
    '/api/table/events',
    seated(async (context, { sitting }) => {
      await takeSeat(services.db, sitting, services.now())
      return tableEvents(services, hall, { sitting, gone: context.req.raw.signal })
    }),
  )
  app.post(
    '/api/table/bet',
    seated((context, seat) => bet(context, seat, parts)),
  )
  app.post(
    '/api/table/take-back',
    seated((context, seat) => giveBack(context, seat, parts)),
  )
}

async function bet(context: Context, seat: BetSeat, { services, wallets }: TableParts): Promise<Response> {
  const { language, gameCode, family, wallet } = seat.sitting
  const body = betBody.safeParse(await readJson(context))
  if (!body.success) return vendorFault('request', language, body.error.issues[0]?.path.join('.') || 'body')
  const choice = tableOf({ game_code: gameCode, family }).engine.readChoice(
    { cells: body.data.cells },
    undefined,
  )
  if (choice === undefined) return vendorFault('request', language, 'cells')
  // The engine of a table reads a choice of cells.
  const { cells } = choice as { cells: Readonly<Record<string, number>> }
  const wish = { key: body.data.key, roundId: body.data.roundId, cells, stake: stakeOf(cells) }
  return answer(await placeBet(services, wallets[wallet], seat, wish), seat.sitting)
}

async function giveBack(
  context: Context,
  { sitting }: BetSeat,
  { services, wallets }: TableParts,
): Promise<Response> {
  const body = takeBackBody.safeParse(await readJson(context))
  if (!body.success) return vendorFault('request', sitting.language, 'key')
  return answer(await takeBack(services, wallets[sitting.wallet], sitting, body.data.key), sitting)
}

function answer(done: { bet: TableBet } | BetRefusal, sitting: Sitting): Response {
  if ('refusal' in done) return vendorFault(done.refusal, sitting.language, done.field, timeOf(done))
  if (done.bet.state === 'refused') return sittingFault(done.bet.refusal ?? 'internal', sitting)
  return send({ bet: shownBet(done.bet), balance: done.bet.balance })
}

/** The time of the lock, as a clock in Vietnam shows it. */
function timeOf({ lockedAt }: BetRefusal): Record<string, string> {
  if (lockedAt === undefined) return {}
  const time = new Intl.DateTimeFormat('vi-VN', { timeStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' })
  return { time: time.format(lockedAt) }
}
