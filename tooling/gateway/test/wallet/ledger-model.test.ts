import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '@saola/testkit'
import {
  createLedger,
  postTransfer,
  postTransfers,
  type Posted,
  type TransferRequest,
} from '../../src/ledger/ledger.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, balanceOf, settleMerchant } from './people.ts'

/** The ledger as a few lines of memory: balances, and the first answer to every key. */
class Model {
  readonly balances = new Map<number, number>()
  readonly #answers = new Map<string, { requestHash: string; balances: Map<number, number> }>()
  readonly #free: ReadonlySet<number>

  constructor(free: ReadonlySet<number>) {
    this.#free = free
  }

  post({ key, requestHash, entries }: TransferRequest): { outcome: string; balances?: Map<number, number> } {
    const first = this.#answers.get(key)
    if (first) {
      if (first.requestHash !== requestHash) return { outcome: 'key-reused' }
      return { outcome: 'replayed', balances: first.balances }
    }
    const balances = new Map(
      entries.map(({ ledgerAccountId: account, amount }) => [
        account,
        (this.balances.get(account) ?? 0) + amount,
      ]),
    )
    if ([...balances].some(([account, balance]) => balance < 0 && !this.#free.has(account))) {
      return { outcome: 'insufficient' }
    }
    for (const [account, balance] of balances) this.balances.set(account, balance)
    this.#answers.set(key, { requestHash, balances })
    return { outcome: 'posted', balances }
  }
}

let gateway: TestGateway
let operator: number
let run = 0

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  operator = await accountOfOperator(gateway.services.db, 'vendor:MODEL')
})
afterAll(() => gateway.close())

/** Ledger accounts of a crowd that starts with nothing, and requests between them and the operator that often fail. */
async function crowd(size: number, seed: number) {
  const scope = `model-${run++}`
  const accounts = [operator]
  for (let index = 0; index < size; index++) {
    accounts.push((await addPerson(gateway, `m${scope.replace('-', '')}x${index}`)).wallet)
  }
  const random = seededRandom(seed)
  const below = (bound: number) => Math.floor(random() * bound)
  const used: TransferRequest[] = []
  const draw = (): TransferRequest => {
    const repeated = used.length > 0 && random() < 0.15 ? used[below(used.length)] : undefined
    if (repeated && random() < 0.8) return repeated
    const from = below(accounts.length)
    const to = (from + 1 + below(accounts.length - 1)) % accounts.length
    const third = (to + 1) % accounts.length
    const [amount, share] = [2 + below(500), 1]
    const isSplit = third !== from && random() < 0.2
    const request: TransferRequest = {
      scope,
      key: repeated?.key ?? `key-${used.length}`,
      requestHash: `${from}-${to}-${amount}-${isSplit}-${used.length}`,
      kind: 'adjustment',
      reference: 'M1',
      remark: 'Test',
      now: gateway.services.now(),
      entries: [
        { ledgerAccountId: accounts[from] ?? 0, amount: -amount },
        { ledgerAccountId: accounts[to] ?? 0, amount: isSplit ? amount - share : amount },
        ...(isSplit ? [{ ledgerAccountId: accounts[third] ?? 0, amount: share }] : []),
      ],
    }
    used.push(request)
    return request
  }
  return { accounts, draw, below }
}

/** The first of each key; a call takes no key twice. */
function distinct(requests: TransferRequest[]): TransferRequest[] {
  return [...new Map(requests.toReversed().map((request) => [request.key, request])).values()].toReversed()
}

function seen(answer: Posted): { outcome: string; balances?: Map<number, number> } {
  return 'balances' in answer ? { outcome: answer.outcome, balances: answer.balances } : answer
}

describe('batches beside a model of the ledger', () => {
  it.each([11, 12, 13])('answer the same to every request (seed %i)', async (seed) => {
    const { accounts, draw, below } = await crowd(6, seed)
    const model = new Model(new Set([operator]))
    model.balances.set(operator, await balanceOf(gateway, operator))
    const outcomes = new Map<string, number>()
    for (let batch = 0; batch < 25; batch++) {
      const requests = distinct(Array.from({ length: 1 + below(30) }, draw))
      const expected = requests.map((request) => model.post(request))
      expect((await postTransfers(gateway.services.db, requests)).map(seen)).toEqual(expected)
      for (const { outcome } of expected) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    for (const account of accounts)
      expect(await balanceOf(gateway, account)).toBe(model.balances.get(account) ?? 0)
    for (const outcome of ['posted', 'replayed', 'insufficient', 'key-reused']) {
      expect(outcomes.get(outcome), outcome).toBeGreaterThan(3)
    }
    await expectReconciled(gateway.services.db)
  })
})

describe('a mixed load from many sides', () => {
  it.each([21, 22])('ends with what was posted, and every key once (seed %i)', async (seed) => {
    const { db } = gateway.services
    const { accounts, draw } = await crowd(8, seed)
    const before = await Promise.all(accounts.map((account) => balanceOf(gateway, account)))
    const ledgers = [createLedger({ db }), createLedger({ db, longestBatch: 20 })]
    const requests = Array.from({ length: 400 }, draw)
    const answers = await Promise.all(
      requests.map((request, index) =>
        index % 5 === 0 ? postTransfer(db, request) : ledgers[index % 2]?.post(request),
      ),
    )
    const net = new Map<number, number>()
    const postedKeys: string[] = []
    for (const [index, { key, entries }] of requests.entries()) {
      if (answers[index]?.outcome !== 'posted') continue
      postedKeys.push(key)
      for (const { ledgerAccountId, amount } of entries) {
        net.set(ledgerAccountId, (net.get(ledgerAccountId) ?? 0) + amount)
      }
    }
    expect(new Set(postedKeys).size).toBe(postedKeys.length)
    expect(postedKeys.length).toBeGreaterThan(50)
    for (const [index, account] of accounts.entries()) {
      expect(await balanceOf(gateway, account)).toBe((before[index] ?? 0) + (net.get(account) ?? 0))
    }
    await expectReconciled(gateway.services.db)
  })

  it('lets exactly one of 100 spends of the whole balance through', async () => {
    const { db } = gateway.services
    const { accounts } = await crowd(1, 1)
    const member = accounts[1] ?? 0
    const move = (key: string, amount: number): TransferRequest => ({
      scope: `spend-${run}`,
      key,
      requestHash: key,
      kind: 'adjustment',
      reference: 'S1',
      remark: 'Test',
      now: gateway.services.now(),
      entries: [
        { ledgerAccountId: member, amount },
        { ledgerAccountId: operator, amount: -amount },
      ],
    })
    await postTransfer(db, move('fund', 700))
    const ledgers = [createLedger({ db }), createLedger({ db })]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 3 === 0
          ? postTransfer(db, move(`spend-${index}`, -700))
          : ledgers[index % 2]?.post(move(`spend-${index}`, -700)),
      ),
    )
    const count = (outcome: Posted['outcome']) =>
      answers.filter((answer) => answer?.outcome === outcome).length
    expect([count('posted'), count('insufficient')]).toEqual([1, 99])
    expect(await balanceOf(gateway, member)).toBe(0)
  })

  it('replays a spend of the whole balance that two sides ask for at once', async () => {
    const { db } = gateway.services
    const { accounts } = await crowd(1, 3)
    const member = accounts[1] ?? 0
    const scope = `twice-${run}`
    const move = (key: string, amount: number): TransferRequest => ({
      scope,
      key,
      requestHash: key,
      kind: 'adjustment',
      reference: 'T1',
      remark: 'Test',
      now: gateway.services.now(),
      entries: [
        { ledgerAccountId: member, amount },
        { ledgerAccountId: operator, amount: -amount },
      ],
    })
    const ledgers = [createLedger({ db }), createLedger({ db })]
    for (let round = 0; round < 20; round++) {
      await postTransfer(db, move(`fund-${round}`, 900))
      const answers = await Promise.all(ledgers.map((ledger) => ledger.post(move(`spend-${round}`, -900))))
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['posted', 'replayed'])
    }
  })

  it('moves both ways at once without a deadlock, and replays what several sides ask for', async () => {
    const { db } = gateway.services
    const { accounts } = await crowd(4, 2)
    const scope = `crossed-${run}`
    const move = (from: number, to: number, key: string): TransferRequest => ({
      scope,
      key,
      requestHash: key,
      kind: 'adjustment',
      reference: 'C1',
      remark: 'Test',
      now: gateway.services.now(),
      entries: [
        { ledgerAccountId: accounts[from] ?? 0, amount: -1 },
        { ledgerAccountId: accounts[to] ?? 0, amount: 1 },
      ],
    })
    for (let member = 1; member < accounts.length; member++) {
      await postTransfer(db, {
        ...move(0, member, `fund-${member}`),
        entries: [
          { ledgerAccountId: operator, amount: -1_000 },
          { ledgerAccountId: accounts[member] ?? 0, amount: 1_000 },
        ],
      })
    }
    const ledgers = [createLedger({ db }), createLedger({ db })]
    const requests = Array.from({ length: 200 }, (_, index) => {
      const from = 1 + (index % 4)
      const to = 1 + ((index + (index % 2 === 0 ? 1 : 3)) % 4)
      return move(from, to, `crossed-${index}`)
    })
    const sides = await Promise.all(
      ledgers.map((ledger) => Promise.all(requests.map((request) => ledger.post(request)))),
    )
    const [one = [], other = []] = sides
    for (const [index, answer] of one.entries()) {
      expect([answer.outcome, other[index]?.outcome].toSorted()).toEqual(['posted', 'replayed'])
    }
    await expectReconciled(gateway.services.db)
  })
})
