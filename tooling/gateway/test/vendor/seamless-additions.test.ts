import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { protectionOf } from '../protection/play.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { launch, newKey, seamless, type Answer } from './seat.ts'

let gateway: TestGateway
let player: TestPerson
let sessionKey: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `adding${number}`)
  await fund(gateway, player, 100_000)
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  sessionKey = opened.value.sessionKey
})

const balance = () => balanceOf(gateway, player.wallet)
function debit(roundId: string, amount: number, more: object = {}): Promise<Answer> {
  return seamless(gateway, 'debit', {
    transactionId: `${roundId}-d`,
    roundId,
    sessionKey,
    amount,
    content: '2.00x',
    ...more,
  })
}
function credit(roundId: string, amount: number, transactionId = `${roundId}-c`): Promise<Answer> {
  const debitTransactionId = `${roundId}-d`
  return seamless(gateway, 'credit', { transactionId, debitTransactionId, amount, content: '2.00x' })
}
function add(roundId: string, amount: number, more: object = {}): Promise<Answer> {
  return debit(roundId, amount, { transactionId: `${roundId}-a`, addsTo: `${roundId}-d`, ...more })
}
function rollback(roundId: string, transactionId = `${roundId}-r`): Promise<Answer> {
  return seamless(gateway, 'rollback', { transactionId, debitTransactionId: `${roundId}-d` })
}

describe('what a move adds to a bet', () => {
  it('raises the bet of the round, which is then settled as one', async () => {
    await debit(`s${number}`, 10_000)
    expect(await add(`s${number}`, 15_000)).toMatchObject({ status: 200, value: { balance: 75_000 } })
    expect(await betOf(`s${number}`)).toMatchObject({ bet_amount: 25_000, status: 'open' })
    expect(await credit(`s${number}`, 50_000)).toMatchObject({ value: { balance: 125_000 } })
    expect(await betOf(`s${number}`)).toMatchObject({ bet_amount: 25_000, win_amount: 50_000 })
    await expectReconciled(gateway.services.db)
  })

  it('is taken once, however often it is sent', async () => {
    await debit(`t${number}`, 10_000)
    const first = await add(`t${number}`, 10_000)
    expect(await add(`t${number}`, 10_000)).toEqual(first)
    expect(await add(`t${number}`, 20_000)).toMatchObject({ errorCode: 'seamless.key.reused' })
    expect(await balance()).toBe(80_000)
    expect(await betOf(`t${number}`)).toMatchObject({ bet_amount: 20_000 })
  })

  it('beyond the balance is refused and leaves the bet as it was', async () => {
    await debit(`u${number}`, 60_000)
    const answer = await add(`u${number}`, 40_001)
    expect(answer).toMatchObject({ status: 409, errorCode: 'seamless.insufficient', field: 'amount' })
    expect(await betOf(`u${number}`)).toMatchObject({ bet_amount: 60_000, status: 'open' })
    await expectReconciled(gateway.services.db)
  })

  it.each([
    ['a bet that never was', () => undefined, 'seamless.debit.unknown'],
    ['a bet that was settled', (id: string) => credit(id, 0), 'seamless.round.settled'],
    ['a bet that was rolled back', (id: string) => rollback(id), 'seamless.debit.cancelled'],
  ])('to %s is refused', async (_, end, errorCode) => {
    const id = `v${newKey()}`
    if (errorCode !== 'seamless.debit.unknown') await debit(id, 10_000)
    await end(id)
    const before = await balance()
    expect(await add(id, 10_000)).toMatchObject({ errorCode, field: 'addsTo' })
    expect(await balance()).toBe(before)
  })

  it('to the bet of another round, or of another member, is refused', async () => {
    const other = await addPerson(gateway, `other${number}`)
    await fund(gateway, other, 100_000)
    const seat = await seamless(gateway, 'session', { token: await launch(gateway, other) })
    await debit(`w${number}`, 10_000)
    const unknown = { errorCode: 'seamless.debit.unknown' }
    expect(await add(`w${number}`, 1000, { sessionKey: seat.value.sessionKey })).toMatchObject(unknown)
    const elsewhere = { roundId: `w${number}x`, transactionId: `w${number}-a2` }
    expect(await add(`w${number}`, 1000, elsewhere)).toMatchObject(unknown)
    expect(await balanceOf(gateway, other.wallet)).toBe(100_000)
  })

  it('is returned alone, once, and the bet stays open', async () => {
    await debit(`x${number}`, 10_000)
    await add(`x${number}`, 10_000)
    const back = (transactionId: string) =>
      seamless(gateway, 'rollback', { transactionId, debitTransactionId: `x${number}-a` })
    const first = await back(`x${number}-ar`)
    expect(first).toMatchObject({ value: { returned: 10_000, balance: 90_000 } })
    expect(await back(`x${number}-ar`)).toEqual(first)
    expect(await back(`x${number}-ar2`)).toMatchObject({ value: { returned: 0, balance: 90_000 } })
    expect(await betOf(`x${number}`)).toMatchObject({ bet_amount: 10_000, status: 'open' })
    await expectReconciled(gateway.services.db)
    expect(await rollback(`x${number}`)).toMatchObject({ value: { returned: 10_000, balance: 100_000 } })
    await expectReconciled(gateway.services.db)
  })

  it('that never came is refused when it comes late', async () => {
    await debit(`y${number}`, 10_000)
    const back = { transactionId: `y${number}-ar`, debitTransactionId: `y${number}-a` }
    expect(await seamless(gateway, 'rollback', back)).toMatchObject({ value: { returned: 0 } })
    expect(await add(`y${number}`, 10_000)).toMatchObject({ errorCode: 'seamless.debit.cancelled' })
    expect(await betOf(`y${number}`)).toMatchObject({ bet_amount: 10_000, status: 'open' })
  })

  it('goes back with the bet when the first debit is rolled back', async () => {
    await debit(`z${number}`, 10_000)
    await add(`z${number}`, 15_000)
    expect(await rollback(`z${number}`)).toMatchObject({ value: { returned: 25_000, balance: 100_000 } })
    const back = { transactionId: `z${number}-ar`, debitTransactionId: `z${number}-a` }
    expect(await seamless(gateway, 'rollback', back)).toMatchObject({ value: { returned: 0 } })
    await expectReconciled(gateway.services.db)
  })

  it('stays taken once the round is settled', async () => {
    await debit(`aa${number}`, 10_000)
    await add(`aa${number}`, 10_000)
    await credit(`aa${number}`, 0)
    const back = { transactionId: `aa${number}-ar`, debitTransactionId: `aa${number}-a` }
    expect(await seamless(gateway, 'rollback', back)).toMatchObject({ errorCode: 'seamless.round.settled' })
    expect(await balance()).toBe(80_000)
  })

  it('counts against the limits of the member', async () => {
    await protectionOf(gateway, player).set('wager', '24h', 50_000)
    await debit(`bb${number}`, 40_000)
    expect(await add(`bb${number}`, 10_001)).toMatchObject({ errorCode: 'seamless.limit', field: 'amount' })
    const rest = { transactionId: `bb${number}-a2` }
    expect(await add(`bb${number}`, 10_000, rest)).toMatchObject({ value: { balance: 50_000 } })
  })
})

describe.skipIf(!process.env['DATABASE_URL'])('many at once', () => {
  it('an addition and its rollback leave the first stake', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = `cc${number}-${round}`
      const back = { transactionId: `${id}-ar`, debitTransactionId: `${id}-a` }
      await debit(id, 1000)
      await Promise.all([add(id, 10_000), seamless(gateway, 'rollback', back)])
      expect(await balance()).toBe(100_000 - 1000 * (round + 1))
    }
  })
})

function betOf(roundId: string) {
  return gateway.services.db.selectFrom('bet').selectAll().where('round_id', '=', roundId).executeTakeFirst()
}
