import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { migrate, schemaName, type Schema } from '../src/index.ts'
import { createKeptWallet } from '../src/wallets/kept-wallet.ts'
import { fillWallet, openWallet } from '../src/wallets/kept-wallet-store.ts'
import type { Wallet } from '../src/wallets/wallet.ts'

const full = 1_000_000

let opened: OpenDatabase<unknown>
let wallet: Wallet
let playerId: string
let roundId: string
beforeAll(async () => {
  opened = await openDatabase({})
  await migrate(db())
  wallet = createKeptWallet({ db: db(), now: () => 1 })
})
afterAll(() => opened.close())
beforeEach(async () => {
  const id = randomBytes(6).toString('hex')
  playerId = `player-${id}`
  roundId = `round-${id}`
  await fillWallet(db(), playerId, full)
})

const db = () => opened.inSchema<Schema>(schemaName)
const held = () => openWallet(db(), playerId)
function debit(name: string, amount: number, addsTo?: string) {
  return wallet.debit({
    transactionId: `${roundId}:${name}`,
    ...(addsTo !== undefined && { addsTo: `${roundId}:${addsTo}` }),
    roundId,
    playerId,
    sessionKey: 'key',
    amount,
    content: '2.00x',
  })
}
const rollback = (name: string) =>
  wallet.rollback({
    transactionId: `${roundId}:${name}:rollback`,
    debitTransactionId: `${roundId}:${name}`,
    playerId,
  })

const correct = (before: number, amount: number, name = 'correct:1') =>
  wallet.correct({
    transactionId: `${roundId}:${name}`,
    debitTransactionId: `${roundId}:debit`,
    playerId,
    before,
    amount,
    content: '',
    reason: 'a goal did not count',
  })

describe('a stake in a wallet that the vendor keeps (games 23)', () => {
  it('goes back with all that later moves added to it', async () => {
    await debit('debit', 100_000)
    await debit('raise:1', 50_000, 'debit')
    await debit('raise:2', 25_000, 'debit')
    expect(await held()).toBe(825_000)
    expect(await rollback('debit')).toEqual({ ok: true, balance: full })
    expect(await held()).toBe(full)
  })

  it('goes back once, whatever part was returned before or is returned again', async () => {
    await debit('debit', 100_000)
    await debit('raise:1', 50_000, 'debit')
    await debit('raise:2', 25_000, 'debit')
    expect(await rollback('raise:1')).toEqual({ ok: true, balance: 875_000 })
    for (const name of ['debit', 'debit', 'raise:2', 'raise:1']) {
      expect(await rollback(name)).toEqual({ ok: true, balance: full })
    }
  })

  it('that only added goes back alone', async () => {
    await debit('debit', 100_000)
    await debit('raise:1', 50_000, 'debit')
    expect(await rollback('raise:1')).toEqual({ ok: true, balance: 900_000 })
  })

  it('leaves the stakes of other rounds where they are', async () => {
    await debit('debit', 100_000)
    await debit('other', 70_000)
    await debit('other:raise', 30_000, 'other')
    expect(await rollback('debit')).toEqual({ ok: true, balance: 900_000 })
  })

  it.each([
    ['went back', true],
    ['was made sure never to come', false],
  ])('takes nothing more once it %s', async (_, came) => {
    if (came) await debit('debit', 100_000)
    await rollback('debit')
    expect(await debit('raise:1', 50_000, 'debit')).toEqual({ ok: false, code: 'seamless.debit.cancelled' })
    expect(await held()).toBe(full)
  })
})

describe('a correction in a wallet that the vendor keeps (games 92, 138)', () => {
  it('moves the difference once', async () => {
    expect(await correct(50_000, 80_000)).toEqual({ ok: true, balance: full + 30_000 })
    expect(await correct(50_000, 80_000)).toEqual({ ok: true, balance: full + 30_000 })
    expect(await correct(80_000, 20_000, 'correct:2')).toEqual({ ok: true, balance: full - 30_000 })
    expect(await correct(80_000, 20_000, 'correct:2')).toEqual({ ok: true, balance: full - 30_000 })
  })

  it('takes back what there is, and nobody owes the rest', async () => {
    await debit('debit', full - 10_000)
    expect(await correct(50_000, 0)).toEqual({ ok: true, balance: 0 })
    await wallet.credit({
      transactionId: `${roundId}:credit`,
      debitTransactionId: `${roundId}:debit`,
      playerId,
      amount: 5_000,
      content: '',
    })
    expect(await correct(50_000, 0)).toEqual({ ok: true, balance: 5_000 })
  })
})
