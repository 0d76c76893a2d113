import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { upsertCheckedAt } from '../../src/protection/setting-store.ts'
import { seamless, launch, type Answer } from '../vendor/seat.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'

/** A member's calls of this area, and the money that they bound. */
export function protectionOf(gateway: TestGateway, person: TestPerson, language: 'VI' | 'EN' = 'EN') {
  const api = gateway.client(person.token, language)
  return {
    state: () => api.send(calls.protection.state),
    set: (kind: 'deposit' | 'loss' | 'wager', period: '24h' | '7d' | 'month', amount: number | null) =>
      api.send(calls.protection.setLimit, { kind, period, amount }),
    confirm: (kind: 'deposit' | 'loss' | 'wager', period: '24h' | '7d' | 'month') =>
      api.send(calls.protection.confirmLimit, { kind, period }),
    cancel: (kind: 'deposit' | 'loss' | 'wager', period: '24h' | '7d' | 'month') =>
      api.send(calls.protection.cancelRequest, { kind, period }),
    rest: (length: '24h' | '7d' | '30d') => api.send(calls.protection.takeBreak, { length }),
    exclude: (length: '6m' | '1y' | 'permanent', password?: string) =>
      api.send(calls.protection.exclude, { length, ...(password === undefined ? {} : { password }) }),
    deposit: (amount: number, idempotencyKey?: string) =>
      api.send(calls.wallet.deposit, { amount }, idempotencyKey === undefined ? {} : { idempotencyKey }),
    launch: () => api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '105' }),
  }
}

/** Reality checks of an account are answered for a year, for tests in which hours pass within one sitting. */
export function answerChecks({ services, clock }: TestGateway, { id }: { id: number }): Promise<void> {
  return upsertCheckedAt(services.db, id, clock.now() + 365 * dayMs)
}

/** A seat at the seamless wallet: rounds with a stake, and what they win. */
export type Table = {
  stake: (amount: number) => Promise<Answer & { roundId: string }>
  win: (roundId: string, amount: number) => Promise<Answer>
  cancel: (roundId: string) => Promise<Answer>
}

let rounds = 0

/** Sits a member down at the seamless wallet. */
export async function openTable(gateway: TestGateway, member: TestPerson): Promise<Table> {
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, member) })
  const { sessionKey } = opened.value
  return {
    stake: async (amount) => {
      const roundId = `guarded-${member.name}-${(rounds += 1)}`
      const request = { transactionId: `${roundId}-d`, roundId, sessionKey, amount, content: '2.00x' }
      return { ...(await seamless(gateway, 'debit', request)), roundId }
    },
    win: (roundId, amount) =>
      seamless(gateway, 'credit', {
        transactionId: `${roundId}-c`,
        debitTransactionId: `${roundId}-d`,
        amount,
        content: '2.00x',
      }),
    cancel: (roundId) =>
      seamless(gateway, 'rollback', { transactionId: `${roundId}-r`, debitTransactionId: `${roundId}-d` }),
  }
}
