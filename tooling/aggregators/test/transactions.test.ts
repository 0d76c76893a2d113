import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseExact } from '../src/exact-json.ts'
import { hub88 } from '../src/hub88/adapter.ts'
import { marbles } from '../src/marbles/adapter.ts'
import { isBodySigned } from '../src/rsa-signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const usual = {
  transaction_uuid: 'a-1',
  kind: 'TK_BET',
  transaction_status: 'TS_SUCCESS',
  amount: 1_000_000_000,
}
const read = (...rows: unknown[]) => hub88.transactionList?.read(200, JSON.stringify(rows))

describe('what Hub88 is asked for a list of transactions (games 148)', () => {
  it('is the time in UTC, with our name there, signed by us', () => {
    const from = Date.UTC(2026, 10, 1, 5)
    const asked = hub88.transactionList?.request(
      { partnerId: '17', ours: [privateKey], theirs: '' },
      { from, to: from + 3_600_000 },
    )
    expect(asked?.path).toBe('/operator/generic/v2/transactions/list')
    expect(parseExact(asked?.body ?? '')).toEqual({
      operator_id: 17,
      start_time: '2026-11-01T05:00:00',
      end_time: '2026-11-01T06:00:00',
    })
    const signature = asked?.headers['X-Hub88-Signature'] ?? ''
    expect(isBodySigned(publicKey, asked?.body ?? '', signature)).toBe(true)
  })

  it('and nobody asks 155.io, whose list is not known', () => {
    expect(marbles.transactionList).toBeUndefined()
  })
})

describe('a row of the list of Hub88 (games 148)', () => {
  it.each<[string, object, object]>([
    ['a bet', {}, { does: 'stake', state: 'done', amount: 10_000 }],
    ['a bet with its round', { round: 'r-1' }, { does: 'stake', roundId: 'r-1' }],
    ['a free bet', { kind: 'TK_FREE_BET' }, { does: 'stake', state: 'done', amount: 0 }],
    ['a negative bet', { kind: 'TK_NEG_BET', amount: -100_000 }, { does: 'stake', amount: 1 }],
    ['a win', { kind: 'TK_WIN' }, { does: 'win', state: 'done', amount: 10_000 }],
    ['a win of nothing', { kind: 'TK_WIN', amount: 0 }, { does: 'win', state: 'done', amount: 0 }],
    ['a win of a free bet', { kind: 'TK_FREE_WIN' }, { does: 'win', state: 'done', amount: 10_000 }],
    ['a jackpot', { kind: 'TK_JP_WIN' }, { does: 'win', state: 'done', amount: 10_000 }],
    ['a bonus', { kind: 'TK_BONUS_WIN' }, { does: 'win', state: 'done', amount: 10_000 }],
    ['half a đồng', { kind: 'TK_WIN', amount: 50_000 }, { does: 'win', state: 'done', amount: undefined }],
    ['a bet that was declined', { transaction_status: 'TS_DECLINED' }, { does: 'stake', state: 'not-done' }],
    [
      'a bet that was rolled back',
      { transaction_status: 'TS_ROLLEDBACK' },
      { does: 'stake', state: 'undone' },
    ],
    [
      'a bet that was given up',
      { transaction_status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED' },
      { does: 'stake', state: 'not-done' },
    ],
    [
      'a win that was given up, which is owed',
      { kind: 'TK_WIN', transaction_status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED' },
      { does: 'win', state: 'done' },
    ],
    [
      'a rollback',
      { kind: 'TK_ROLLBACK', reference_transaction_uuid: 'b-1' },
      { does: 'rollback', state: 'done', reference: 'b-1' },
    ],
    [
      'a rollback without an amount',
      { kind: 'TK_ROLLBACK', amount: undefined, reference_transaction_uuid: 'b-1' },
      { does: 'rollback', reference: 'b-1' },
    ],
    ['a bet without an amount', { amount: null }, { does: 'unreadable', transactionId: 'a-1' }],
    [
      'a rollback of what it does not say',
      { kind: 'TK_ROLLBACK' },
      { does: 'rollback', reference: undefined },
    ],
    [
      'a status of the other name',
      { transaction_status: undefined, status: 'TS_DECLINED' },
      { does: 'stake', state: 'not-done' },
    ],
    ['fields that are not known', { more: 1, round: 7 }, { does: 'stake', roundId: undefined }],
    ['a kind that is not known', { kind: 'TK_NEW' }, { does: 'unreadable', transactionId: 'a-1' }],
    [
      'a status that is not known',
      { transaction_status: 'TS_NEW' },
      { does: 'unreadable', transactionId: 'a-1' },
    ],
    ['an amount in words', { amount: '10' }, { does: 'unreadable', transactionId: 'a-1' }],
    ['a part of a unit', { amount: 0.5 }, { does: 'unreadable', transactionId: 'a-1' }],
  ])('%s', (_what, more, expected) => {
    expect(read({ ...usual, ...more })).toEqual([
      expect.objectContaining({ transactionId: 'a-1', ...expected }),
    ])
  })

  it('is read to the digit', () => {
    const text = JSON.stringify([usual]).replace('1000000000', '9100000000000100000')
    expect(hub88.transactionList?.read(200, text)).toMatchObject([{ amount: 91_000_000_000_001 }])
  })

  it.each<[string, unknown]>([
    ['without an id', { kind: 'TK_BET' }],
    ['with the id of another form', { ...usual, transaction_uuid: 'an id\n' }],
    ['that is no object', 7],
    ['that is nothing', null],
  ])('%s has the same name each time, and no other row has it', (_what, told) => {
    const [first] = read(told) ?? []
    const [again, other] = read(told, { other: 1 }) ?? []
    expect(first).toMatchObject({ does: 'unreadable', transactionId: expect.stringMatching(/^row:\w{40}$/) })
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })
})

describe('an answer that is no list (games 148)', () => {
  it.each<[number, string]>([
    [200, '{}'],
    [200, '<html>'],
    [200, '{"error":"time"}'],
    [500, '[]'],
    [403, '{"error":"operator"}'],
  ])('%i %s', (status, body) => {
    expect(hub88.transactionList?.read(status, body)).toBeUndefined()
  })

  it('and one that is empty, or has a name, is one', () => {
    expect(read()).toEqual([])
    expect(hub88.transactionList?.read(200, '{"transactions":[]}')).toEqual([])
  })
})
