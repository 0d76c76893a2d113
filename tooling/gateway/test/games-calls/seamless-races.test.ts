import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { protectionOf } from '../protection/play.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { race, type Row } from '../wallet/race.ts'

const funded = 100_000
const stake = 10_000
/** Less than the stake, so that the bet would have enough to return it twice. */
const extra = 4_000

const refusedOf = (answers: readonly Answer[]) => answers.map(({ errorCode }) => errorCode)

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two calls of a vendor in the same moment', () => {
  let gateway: TestGateway
  let player: TestPerson
  let sessionKey: string
  let number = 0
  beforeAll(async () => {
    gateway = await startGateway()
  })
  beforeEach(async () => {
    player = await addPerson(gateway, `racedrounds${(number += 1)}`)
    await fund(gateway, player, funded)
    const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
    sessionKey = opened.value.sessionKey
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  const newId = () => `race-${(number += 1)}`
  const debit = (transactionId: string, more: object = {}) =>
    seamless(gateway, 'debit', {
      transactionId,
      roundId: transactionId,
      sessionKey,
      amount: stake,
      content: '',
      ...more,
    })
  /** Adds to the bet of a debit. */
  const add = (addsTo: string, transactionId: string) =>
    debit(transactionId, { roundId: addsTo, addsTo, amount: extra })
  const credit = (debitTransactionId: string, amount: number) =>
    seamless(gateway, 'credit', { transactionId: newId(), debitTransactionId, amount, content: '' })
  const rollback = (debitTransactionId: string) =>
    seamless(gateway, 'rollback', { transactionId: newId(), debitTransactionId })

  /** A round that has taken its stake: the debit that opened it, and the row of its bet. */
  async function openRound(): Promise<{ debitId: string; bet: Row }> {
    const debitId = newId()
    const { value } = await debit(debitId)
    const { id } = await gateway.services.db
      .selectFrom('bet')
      .select('id')
      .where('order_no', '=', value.orderNo)
      .executeTakeFirstOrThrow()
    return { debitId, bet: { table: 'bet', id } }
  }
  /** What a vendor is answered to calls that meet at a row, in the order in which they came. */
  async function answersOf(row: Row, works: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
    const ends = await race(gateway.services.db, row, works)
    return ends.map((end) => {
      if (end.status === 'rejected') throw end.reason
      return end.value
    })
  }
  const play = () => debit(newId())
  const balance = () => balanceOf(gateway, player.wallet)

  it('pay a round once that is settled under two numbers', async () => {
    const { debitId, bet } = await openRound()
    const pay = () => credit(debitId, 30_000)
    expect(refusedOf(await answersOf(bet, [pay, pay]))).toEqual([undefined, 'seamless.round.settled'])
    expect(await balance()).toBe(funded - stake + 30_000)
  })

  it('return a stake once that is taken back under two numbers', async () => {
    const { debitId, bet } = await openRound()
    const back = () => rollback(debitId)
    const answers = await answersOf(bet, [back, back])
    expect(answers.map(({ value }) => value.returned)).toEqual([stake, 0])
    expect(await balance()).toBe(funded)
  })

  it('return once what a move added, taken back under two numbers', async () => {
    const { debitId, bet } = await openRound()
    const addition = newId()
    await add(debitId, addition)
    const back = () => rollback(addition)
    const answers = await answersOf(bet, [back, back])
    expect(answers.map(({ value }) => value.returned)).toEqual([extra, 0])
    expect(await balance()).toBe(funded - stake)
  })

  it('add nothing to a round that has just ended (games 23)', async () => {
    const { debitId, bet } = await openRound()
    const answers = await answersOf(bet, [() => credit(debitId, 0), () => add(debitId, newId())])
    expect(refusedOf(answers)).toEqual([undefined, 'seamless.round.settled'])
    expect(await balance()).toBe(funded - stake)
  })

  const correct = (debitTransactionId: string, amount: number) =>
    seamless(gateway, 'correct', { transactionId: newId(), debitTransactionId, amount })

  it('correct a round once that is corrected under two numbers (games 92)', async () => {
    const { debitId, bet } = await openRound()
    await credit(debitId, 30_000)
    const down = () => correct(debitId, 10_000)
    const answers = await answersOf(bet, [down, down])
    expect(answers.map(({ value }) => value.moved)).toEqual([-20_000, 0])
    expect(await balance()).toBe(funded)
  })

  it('take back all that a wallet covers, though a stake leaves it in the same moment (games 92)', async () => {
    const { debitId } = await openRound()
    await credit(debitId, funded)
    const wallet: Row = { table: 'ledger_account', id: player.wallet }
    const spend = () => debit(newId(), { amount: 2 * funded - 2 * stake })
    const answers = await answersOf(wallet, [spend, () => correct(debitId, 0)])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await balance()).toBe(0)
  })

  it('take one stake where the limit leaves room for one', async () => {
    await protectionOf(gateway, player).set('wager', '24h', stake)
    const wallet: Row = { table: 'ledger_account', id: player.wallet }
    expect(refusedOf(await answersOf(wallet, [play, play]))).toEqual([undefined, 'seamless.limit'])
    expect(await balance()).toBe(funded - stake)
  })

  it('add to one of two rounds where the limit leaves room for one', async () => {
    const rounds = [await openRound(), await openRound()]
    await protectionOf(gateway, player).set('wager', '24h', 2 * stake + extra)
    const wallet: Row = { table: 'ledger_account', id: player.wallet }
    const works = rounds.map(
      ({ debitId }) =>
        () =>
          add(debitId, newId()),
    )
    expect(refusedOf(await answersOf(wallet, works))).toEqual([undefined, 'seamless.limit'])
    expect(await balance()).toBe(funded - 2 * stake - extra)
  })
})
