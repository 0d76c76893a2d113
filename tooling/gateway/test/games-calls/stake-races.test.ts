import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { race, type Row } from '../wallet/race.ts'

const funded = 100_000
const stake = 10_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('stakes of one round in the same moment (games 98)', () => {
  let gateway: TestGateway
  let player: TestPerson
  let sessionKey: string
  let number = 0
  beforeAll(async () => {
    gateway = await startGateway()
  })
  beforeEach(async () => {
    player = await addPerson(gateway, `racedstakes${(number += 1)}`)
    await fund(gateway, player, funded)
    const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
    sessionKey = opened.value.sessionKey
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  const idOf = (letter: string) => `stakes-${number}-${letter}`
  const debit = (letter: string) =>
    seamless(gateway, 'debit', {
      transactionId: idOf(letter),
      roundId: idOf('round'),
      sessionKey,
      amount: stake,
      content: '',
    })
  const credit = (amount: number) =>
    seamless(gateway, 'credit', {
      transactionId: idOf('c'),
      debitTransactionId: idOf('a'),
      amount,
      content: '',
    })
  const rollback = (letter: string) =>
    seamless(gateway, 'rollback', { transactionId: idOf(`r-${letter}`), debitTransactionId: idOf(letter) })
  const bet = () =>
    gateway.services.db
      .selectFrom('bet')
      .select(['id', 'bet_amount', 'status'])
      .where('account_id', '=', player.id)
      .execute()
  const balance = () => balanceOf(gateway, player.wallet)
  async function answersOf(row: Row, works: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
    const ends = await race(gateway.services.db, row, works)
    return ends.map((end) => {
      if (end.status === 'rejected') throw end.reason
      return end.value
    })
  }
  async function openRound(): Promise<Row> {
    await debit('a')
    const [{ id } = { id: 0 }] = await bet()
    return { table: 'bet', id }
  }

  it('are one bet, where both would open it', async () => {
    const account: Row = { table: 'account', id: player.id }
    const answers = await answersOf(account, [() => debit('a'), () => debit('b')])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await bet()).toMatchObject([{ bet_amount: 2 * stake, status: 'open' }])
    expect(await balance()).toBe(funded - 2 * stake)
  })

  it('are taken once each, sent twice', async () => {
    const answers = await answersOf(await openRound(), [() => debit('b'), () => debit('b'), () => debit('c')])
    expect(answers.map(({ success }) => success)).toEqual([true, true, true])
    expect(answers[0]).toEqual(answers[1])
    expect(await bet()).toMatchObject([{ bet_amount: 3 * stake }])
    expect(await balance()).toBe(funded - 3 * stake)
  })

  it('are refused once the round has just ended', async () => {
    const [, late] = await answersOf(await openRound(), [() => credit(0), () => debit('b')])
    expect(late).toMatchObject({ errorCode: 'seamless.round.settled', field: 'roundId' })
    expect(await balance()).toBe(funded - stake)
  })

  it('go back each once, and the last to go ends the round', async () => {
    const row = await openRound()
    await debit('b')
    const answers = await answersOf(row, [() => rollback('a'), () => rollback('b'), () => rollback('a')])
    expect(answers.map(({ value }) => value.returned)).toEqual([stake, stake, stake])
    expect(answers[2]).toEqual(answers[0])
    expect(await bet()).toMatchObject([{ status: 'cancelled' }])
    expect(await balance()).toBe(funded)
  })

  it('leave a round that was settled as it is', async () => {
    const row = await openRound()
    await debit('b')
    const [paid, back] = await answersOf(row, [() => credit(50_000), () => rollback('b')])
    expect(paid).toMatchObject({ success: true })
    expect(back).toMatchObject({ errorCode: 'seamless.round.settled' })
    expect(await balance()).toBe(funded - 2 * stake + 50_000)
  })
})
