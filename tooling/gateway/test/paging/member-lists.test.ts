import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { appendNotice } from '../../src/accounts/notice-store.ts'
import { paymentPassword } from '../contracts/stage.ts'
import { letPass } from '../let-pass.ts'
import { addDraw, drawn, openLottery } from '../lottery/stage.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { placeBet } from '../wallet/bets.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { expectSteady, type SteadyList } from './steady.ts'

const gameCode = 'NORTH_OF_THE_TEST'

let gateway: TestGateway
let member: TestPerson
let cardId: string
/** The lottery of the test as its title has it, and games that can be kept. */
let gameId: string
let nodeIds: string[]
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
  await operate(gateway, {
    points: { earn: { slots: { points: 1, perAmount: 1_000 } }, convert: { points: 100, amount: 5_000 } },
    override: letPass,
    withdrawal: { waitHours: 0 },
  })
  await bookEarnings.run(gateway.services)
  await openLottery(gateway, gameCode)
  const { db } = gateway.services
  const games = await db.selectFrom('game').select(['node_id', 'game_id']).orderBy('sort').execute()
  nodeIds = games.map(({ node_id: nodeId }) => nodeId)
  const lottery = await db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select('game.game_id')
    .where('code', '=', gameCode)
    .executeTakeFirstOrThrow()
  gameId = String(lottery.game_id)
  member = await addPerson(gateway, 'pagesmember')
  await fund(gateway, member, 100_000_000)
  await savePaymentPassword(db, member.id, paymentPassword, gateway.services)
  const card = { bin: '970436', accountNumber: '123456789', accountName: 'NGUOI THU', paymentPassword }
  ;({ cardId } = await api().send(calls.wallet.addBankCard, card))
  // The points that are converted below.
  await placeBet(gateway, member, { stake: 1_000_000, win: 0 })
  await bookEarnings.run(gateway.services)
})
afterAll(() => gateway.close())

const api = () => gateway.client(member.token)
const keyed = () => ({ idempotencyKey: newKey() })
const next = () => (count += 1)
const around = () => ({ startTime: gateway.clock.now() - dayMs, endTime: gateway.clock.now() + dayMs })
/** Rows of one moment are told apart by other lists; here each has its own. */
const tick = () => gateway.clock.advance(1_000)

const lists: Record<string, SteadyList> = {
  'wallet.transactions': {
    read: async ({ number: page, ...rest }) => {
      const reply = await api().send(calls.wallet.transactions, { ...around(), page, ...rest })
      return { rows: reply.list.map(({ txId }) => txId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => fund(gateway, member, 1_000),
  },
  'wallet.bets': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.wallet.bets, { ...around(), pageNo, pageSize, asOf })
      expect(reply.footer.count).toBe(reply.page.total)
      return { rows: reply.list.map(({ orderNo }) => orderNo), total: reply.page.total, asOf: reply.asOf }
    },
    add: () => placeBet(gateway, member, { stake: 1_000, win: 0 }),
  },
  'wallet.deposits': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.wallet.deposits, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ depositId }) => depositId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => api().send(calls.wallet.deposit, { amount: 100_000 + next() }, keyed()),
  },
  'wallet.withdrawals': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.wallet.withdrawals, { pageNo, pageSize, asOf })
      const rows = reply.list.map(({ withdrawalId }) => withdrawalId)
      return { rows, total: reply.totalCount, asOf: reply.asOf }
    },
    add: async () => {
      const wish = { cardId, amount: 100_000, paymentPassword }
      const { withdrawalId } = await api().send(calls.wallet.withdraw, wish, keyed())
      return api().send(calls.wallet.cancelWithdrawal, { withdrawalId }, keyed())
    },
  },
  'points.details': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.points.details, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ entryId }) => entryId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => api().send(calls.points.convert, { points: 100, paymentPassword }, keyed()),
  },
  'points.redeemHistory': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.points.redeemHistory, { pageNo, pageSize, asOf })
      const rows = reply.list.map(({ redemptionId }) => redemptionId)
      return { rows, total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => api().send(calls.points.convert, { points: 100, paymentPassword }, keyed()),
  },
  'support.tickets': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.support.tickets, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ ticketId }) => ticketId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => api().send(calls.support.openTicket, { topic: 'other', content: `Hỏi ${next()}` }),
  },
  'support.inbox': {
    read: async ({ number: page, size, asOf }) => {
      const reply = await api().send(calls.support.inbox, { page, size, asOf })
      return { rows: reply.list.map(({ messageId }) => messageId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => {
      const notice = { kind: 'deposit_arrived', about: `N${next()}`, amount: 1_000 } as const
      return appendNotice(gateway.services.db, {
        ...notice,
        accountId: member.id,
        now: gateway.services.now(),
      })
    },
  },
  'games.favoriteList': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.games.favoriteList, { pageNo, pageSize, asOf })
      return { rows: reply.content.map(({ nodeId }) => nodeId), asOf: reply.asOf }
    },
    add: () => api().send(calls.games.addFavorite, { nodeId: nodeIds[next()] ?? '' }),
  },
  'lottery.orders': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.lottery.orders, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ orderId }) => orderId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: async () => {
      const drawId = await addDraw(gateway, gameCode, { numero: `20261122-${1_000 + next()}` })
      const lines = [{ type: 'lo-2', numbers: ['83'], base: 10_000, odds: 99.5 }]
      const slip = { gameCode, lines, draws: [{ drawId, multiplier: 1 }], stopOnWin: false }
      return api().send(calls.lottery.place, slip, keyed())
    },
  },
  'lottery.olderResults': {
    read: async ({ number: page, size, asOf }) => {
      const reply = await api().send(calls.lottery.olderResults, { gameId, page, size, asOf })
      return { rows: reply.content.map(({ numero }) => numero), asOf: reply.asOf }
    },
    add: async () =>
      drawn(gateway, await addDraw(gateway, gameCode, { numero: `20261123-${1_000 + next()}` })),
  },
}

it.each(Object.entries(lists))('%s keeps its pages while rows come (wire 33)', async (_, { read, add }) => {
  await expectSteady({
    read,
    add: () => {
      tick()
      return add()
    },
  })
})
