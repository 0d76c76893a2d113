import { createApiClient, isApiError, type ApiClient } from '@saola/api-client'
import { signTransfer } from '@saola/gateway'
import { calls } from '@saola/protocol'
import type { GameFact, ToldChips, ToldOrder, ToldSlip } from '../facts.ts'
import type { OpenTitles } from './find-titles.ts'
import { orderDraws } from './order-draws.ts'
import { PageRefused, type Playing } from './page.ts'
import { paymentPassword, type Person } from './people.ts'
import { playGame } from './play.ts'
import { playMatches } from './play-matches.ts'
import { playTable } from './play-table.ts'

/** What a client was told, by the key that it asked under. */
export type Acknowledged = {
  deposits: { key: string; depositId: string }[]
  payments: { reference: string; amount: number }[]
  withdrawals: { key: string; withdrawalId: string; amount: number; isCancelled: boolean }[]
  moves: { orderNo: string }[]
  games: GameFact[]
  orders: ToldOrder[]
  tables: ToldChips[]
  matches: ToldSlip[]
}

/** Counts over all clients. */
export type Counts = { acknowledged: number; refused: number; retried: number }

/** One member with a will of their own. */
export type ClientRun = { person: Person; told: Acknowledged; finished: Promise<void> }

const vendor = 'SAOLA'
const bankSecretHeader = 'X-Bank-Signature'
const pauseMs = 150

type World = {
  origin: string
  bankSecret: string
  titles: OpenTitles
  random: () => number
  counts: Counts
  isOver: () => boolean
}

/** Lets a member act until the time is over; what was asked for is asked again, under the same key, until answered. */
export function startClient(person: Person, world: World): ClientRun {
  const told: Acknowledged = {
    deposits: [],
    payments: [],
    withdrawals: [],
    moves: [],
    games: [],
    orders: [],
    tables: [],
    matches: [],
  }
  const api = createApiClient({
    baseUrl: world.origin,
    merchant: person.merchant,
    language: () => 'EN',
    token: () => person.token,
    cipher: 'jwe',
  })
  let keys = 0
  const newKey = (what: string) => `${person.name}-${what}-${String(++keys).padStart(8, '0')}`
  const finished = (async () => {
    while (!world.isOver()) await actOnce({ person, told, api, world, newKey })
  })()
  return { person, told, finished }
}

type Acting = {
  person: Person
  told: Acknowledged
  api: ApiClient
  world: World
  newKey: (what: string) => string
}

async function actOnce(acting: Acting): Promise<void> {
  const dice = acting.world.random()
  if (dice < 0.2) return deposit(acting)
  if (dice < 0.3) return withdraw(acting)
  if (dice < 0.45 && !acting.person.hasSingleWallet) return move(acting, dice < 0.4 ? 'in' : 'out')
  return play(acting, dice)
}

/** Games of one's own most of all, then shared tables, matches, and draws. */
function play(acting: Acting, dice: number): Promise<void> {
  const { told, world } = acting
  const playing = playingOf(acting)
  if (dice < 0.7) return playGame(playing, world.titles.games, told.games)
  if (dice < 0.8) return playTable(playing, world.titles.tables, told.tables)
  if (dice < 0.9) return playMatches(playing, world.titles.matches, told.matches)
  return orderDraws({ ...playing, api: acting.api, told: told.orders })
}

function playingOf({ api, world, newKey }: Acting): Playing {
  return {
    random: world.random,
    newKey,
    ask: (call) => untilAnswered(world, call),
    launch: async (nodeId) => {
      const launched = await untilAnswered(world, () =>
        api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId, language: 'EN' }),
      )
      return launched?.content?.game_url
    },
  }
}

async function deposit({ told, api, world, newKey }: Acting): Promise<void> {
  const key = newKey('deposit')
  const amount = 50_000 + Math.floor(world.random() * 10) * 10_000
  const opened = await untilAnswered(world, () =>
    api.send(calls.wallet.deposit, { amount }, { idempotencyKey: key }),
  )
  if (!opened) return
  told.deposits.push({ key, depositId: opened.depositId })
  const reference = newKey('FT')
  const body = JSON.stringify({ reference, memo: `MBVCB ${opened.memo} CT`, amount })
  const report = () => untilAnswered(world, () => sendReport(world, body))
  // Banks report twice, now and then in the same moment.
  const reports = await Promise.all(world.random() < 0.3 ? [report(), report()] : [report()])
  if (reports.every((each) => each !== undefined)) told.payments.push({ reference, amount })
}

async function sendReport({ origin, bankSecret }: World, body: string): Promise<true> {
  const answer = await fetch(`${origin}/bank/transfers`, {
    method: 'POST',
    body,
    headers: { [bankSecretHeader]: signTransfer(bankSecret, body) },
  })
  if (answer.ok) return true
  throw new Error(`the bank's report was answered with ${answer.status}`)
}

async function withdraw({ person, told, api, world, newKey }: Acting): Promise<void> {
  const key = newKey('withdrawal')
  const input = { cardId: person.cardId, amount: 50_000, paymentPassword }
  const asked = await untilAnswered(world, () =>
    api.send(calls.wallet.withdraw, input, { idempotencyKey: key }),
  )
  if (!asked) return
  const fact = { key, withdrawalId: asked.withdrawalId, amount: input.amount, isCancelled: false }
  told.withdrawals.push(fact)
  if (world.random() < 0.5) return
  const { withdrawalId } = asked
  const cancelKey = newKey('cancel')
  const cancelled = await untilAnswered(world, () =>
    api.send(calls.wallet.cancelWithdrawal, { withdrawalId }, { idempotencyKey: cancelKey }),
  )
  fact.isCancelled = cancelled !== undefined
}

async function move({ told, api, world, newKey }: Acting, direction: 'in' | 'out'): Promise<void> {
  const key = newKey('move')
  const input = { vassalage: vendor, direction, amount: 20_000 }
  const moved = await untilAnswered(world, () =>
    api.send(calls.wallet.transfer, input, { idempotencyKey: key }),
  )
  if (moved) told.moves.push({ orderNo: moved.orderNo })
}

/** The answer, however long it takes; undefined for a refusal. Whatever says nothing about the deed is asked again. */
async function untilAnswered<Value>(world: World, ask: () => Promise<Value>): Promise<Value | undefined> {
  for (;;) {
    try {
      const value = await ask()
      world.counts.acknowledged += 1
      return value
    } catch (error) {
      const isTold = isApiError(error) || error instanceof PageRefused
      if (isTold && error.status >= 400 && error.status < 500) {
        world.counts.refused += 1
        return undefined
      }
      world.counts.retried += 1
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
}
