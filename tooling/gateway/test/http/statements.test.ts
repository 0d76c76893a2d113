import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient, isApiError, type ApiClient } from '@saola/api-client'
import type { MountedCall } from '../../src/http/mount.ts'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { createGateway, keepReads } from '@saola/gateway'
import { statementsOf } from '@saola/testkit'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { leastInput } from './arbitrary-input.ts'
import { visit } from './visitor.ts'

/** No read sends more statements than this, unless it stands below. */
const usual = 2

/** Reads that ask for more: a list for its moment, its rows and their count, a report for its scope, its rows and their sums. */
const more: Readonly<Record<string, number>> = {
  'contracts.bills': 5,
  'contracts.list': 8,
  'contracts.owed': 3,
  'games.favoriteList': 4,
  'lottery.orders': 4,
  'lottery.results': 3,
  'member.security': 4,
  'points.details': 5,
  'points.redeemHistory': 4,
  'promotions.available': 5,
  'promotions.list': 3,
  'promotions.raffles': 3,
  'promotions.rebates': 4,
  'promotions.referral': 5,
  'promotions.vip': 4,
  'protection.state': 4,
  'support.chat': 5,
  'support.inbox': 6,
  'support.siblingUnreadCount': 3,
  'support.tickets': 4,
  'support.unreadCount': 3,
  'system.announcements': 3,
  'team.activity': 5,
  'team.betting': 6,
  'team.credit': 5,
  'team.downlines': 6,
  'team.income': 3,
  'team.links': 4,
  'team.overview': 5,
  'team.ownTransactions': 5,
  'team.profit': 6,
  'team.relayedLinks': 4,
  'team.sentMessages': 5,
  'team.transactions': 5,
  'team.transferBounds': 7,
  'team.transfers': 4,
  'wallet.bankCards': 3,
  'wallet.bets': 5,
  'wallet.deposits': 4,
  'wallet.transactions': 5,
  'wallet.transfers': 5,
  'wallet.vendorBalances': 3,
  'wallet.withdrawalSettings': 3,
  'wallet.withdrawals': 4,
}

/** What a read is asked where any input that its schema takes is not enough. */
const times = { startTime: Date.UTC(2026, 9, 25), endTime: Date.UTC(2026, 10, 1, 5) }
const pages = { pageNo: 1, pageSize: 20 }
const inputs: Readonly<Record<string, object>> = {
  'wallet.transactions': { ...times, page: 1, size: 20 },
  'wallet.bets': { ...times, ...pages },
  'contracts.list': { kind: 'hourly', ...pages },
  'contracts.bills': { side: 'upline', ...pages },
}

const reads = mountedCalls.filter(({ call, isAct }) => call.method === 'GET' && !isAct)
let gateway: TestGateway
let fetch: TestGateway['fetch']
let tokens: (string | undefined)[]
beforeAll(async () => {
  gateway = await startGateway()
  const app = createGateway({ ...gateway.services, kept: await keepReads(gateway, () => 0) })
  fetch = async (input, init) => app.fetch(new Request(input, init))
  tokens = [await visit(gateway).signIn('member01'), await visit(gateway).signIn('agent02'), undefined]
})
afterAll(() => gateway.close())

const clientOf = (token: string | undefined): ApiClient =>
  createApiClient({
    baseUrl: 'http://gateway.test',
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
    fetch,
  })

/** The most statements that a read has sent for anybody it answered; undefined where it answered nobody. */
async function mostSent({ call }: MountedCall): Promise<number | undefined> {
  const own = inputs[call.id]
  const tried = own ? [own] : fc.sample(leastInput(call), { numRuns: 2, seed: 26 })
  const counts: number[] = []
  for (const token of tokens) {
    for (const input of tried) {
      const ask = (): Promise<boolean> =>
        clientOf(token)
          .send(call, input as never)
          .then(() => true, refusedOrThrown)
      // Who asks is kept from now on, and what each version of the catalogue needs once has been made.
      if (!(await ask())) continue
      const sent = await statementsOf(ask)
      counts.push(sent.length)
      if (sent.some(({ text }) => isWrite.test(text))) writing.add(call.id)
    }
  }
  return counts.length > 0 ? Math.max(...counts) : undefined
}

const isWrite = /\b(?:insert into|delete from|update ")/i

/** Reads that changed something. */
const writing = new Set<string>()

function refusedOrThrown(error: unknown): false {
  if (isApiError(error)) return false
  throw error
}

describe('a read sends no more statements than it needs', () => {
  let answered = 0

  it.each(reads.map((row) => [row.call.id, more[row.call.id] ?? usual, row] as const))(
    '%s: %i at most',
    async (_id, limit, row) => {
      const sent = await mostSent(row)
      if (sent === undefined) return
      answered += 1
      expect(sent).toBeLessThanOrEqual(limit)
    },
  )

  it('and changes nothing, but for the puzzles that are made for who asks (wire 35)', () => {
    expect([...writing].toSorted()).toEqual(['session.captcha', 'session.captchaWork'])
  })

  it('and most of them were asked', () => {
    expect(answered).toBeGreaterThan(reads.length * 0.7)
  })
})
