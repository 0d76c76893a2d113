import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { forgetNonces } from '../../src/games/seamless/forget-nonces.ts'
import { launch, newKey, seamless, type Answer } from './seat.ts'
import { signed, type Signing } from './signed.ts'

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
  player = await addPerson(gateway, `wallet${number}`)
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
function rollback(roundId: string, transactionId = `${roundId}-r`): Promise<Answer> {
  return seamless(gateway, 'rollback', { transactionId, debitTransactionId: `${roundId}-d` })
}

/** The least stake, taken for a round. */
function stake(roundId: string) {
  return { transactionId: `${roundId}-d`, roundId, sessionKey, amount: 1000, content: '' }
}

describe('the session', () => {
  it('tells who plays and what the wallet holds', async () => {
    const token = await launch(gateway, player)
    const { value } = await seamless(gateway, 'session', { token })
    expect(value).toMatchObject({
      playerId: String(player.id),
      currency: 'VND',
      language: 'EN',
      balance: 100_000,
    })
  })

  it('opens once', async () => {
    const token = await launch(gateway, player)
    await seamless(gateway, 'session', { token })
    expect(await seamless(gateway, 'session', { token })).toMatchObject({ errorCode: 'seamless.session' })
  })

  it('does not open after two minutes', async () => {
    const token = await launch(gateway, player)
    gateway.clock.advance(121_000)
    expect(await seamless(gateway, 'session', { token })).toMatchObject({ errorCode: 'seamless.session' })
  })
})

describe('a signature (games 24)', () => {
  it.each<[string, Signing]>([
    ['that is missing', { signature: '' }],
    ['that is nonsense', { signature: 'nonsense' }],
    ['that somebody guessed', { signature: '0'.repeat(64) }],
    ['of another path', { path: '/seamless/rollback' }],
    ['of another body', { body: '{}' }],
    ['without a time', { time: '' }],
    ['with a nonce that could be guessed', { nonce: '1' }],
  ])('%s opens nothing', async (_, signing) => {
    const answer = await seamless(gateway, 'debit', stake('x'), signing)
    expect(answer).toMatchObject({ status: 401, errorCode: 'seamless.signature' })
    expect(await balance()).toBe(100_000)
  })

  it.each([
    ['a minute old', -60_000, undefined],
    ['older than a minute', -60_001, 'seamless.time'],
    ['a minute ahead', 60_000, undefined],
    ['further ahead', 60_001, 'seamless.time'],
  ])('%s', async (what, away, errorCode) => {
    const time = String(gateway.services.now() + away)
    const answer = await seamless(gateway, 'debit', stake(`t${what.length}${number}`), { time })
    expect(answer.errorCode).toBe(errorCode)
    expect(await balance()).toBe(errorCode ? 100_000 : 99_000)
  })

  it('is good for one call, also while its time lasts', async () => {
    const nonce = `once-only-${number}-nonce`
    await seamless(gateway, 'debit', stake(`u${number}`), { nonce })
    const again = await seamless(gateway, 'debit', stake(`u${number}`), { nonce })
    expect(again).toMatchObject({ status: 401, errorCode: 'seamless.nonce' })
    const anew = await seamless(gateway, 'debit', stake(`u${number}`))
    expect(anew).toMatchObject({ success: true, value: { balance: 99_000 } })
  })

  it('of a lost round pays nothing at another address', async () => {
    await seamless(gateway, 'debit', stake(`v${number}`))
    const lost = { transactionId: `v${number}-c`, debitTransactionId: `v${number}-d`, amount: 0, content: '' }
    const body = JSON.stringify({ vendor: 'SAOLA', ...lost })
    const recorded = signed(gateway.services, '/seamless/credit', body)
    const elsewhere = new Request('http://gateway.test/seamless/rollback', {
      method: 'POST',
      body,
      headers: recorded.headers,
    })
    const answer = await gateway.fetch(elsewhere)
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'seamless.signature' })
    expect(await balance()).toBe(99_000)
  })

  it('leaves no nonce behind once its time is over', async () => {
    const { db } = gateway.services
    const nonces = () => db.selectFrom('vendor_nonce').select('nonce').execute()
    await seamless(gateway, 'debit', stake(`w${number}`))
    gateway.clock.advance(60_000)
    await forgetNonces.run(gateway.services)
    expect(await nonces()).not.toHaveLength(0)
    gateway.clock.advance(180_001)
    await forgetNonces.run(gateway.services)
    expect(await nonces()).toHaveLength(0)
  })
})

describe('a debit', () => {
  it('takes the stake and opens a bet', async () => {
    const answer = await debit(`a${number}`, 30_000)
    expect(answer).toMatchObject({ status: 200, value: { balance: 70_000 } })
    expect(await balance()).toBe(70_000)
    const bet = await betOf(`a${number}`)
    expect(bet).toMatchObject({ bet_amount: 30_000, status: 'open', node_id: '105' })
  })

  it('sent again gets the first answer and moves nothing', async () => {
    const first = await debit(`b${number}`, 30_000)
    await debit(`b${number}x`, 1000)
    expect(await debit(`b${number}`, 30_000)).toEqual(first)
    expect(await balance()).toBe(69_000)
  })

  it('with the id of another one is refused', async () => {
    await debit(`c${number}`, 30_000)
    expect(await debit(`c${number}`, 20_000)).toMatchObject({ errorCode: 'seamless.key.reused' })
    expect(await balance()).toBe(70_000)
  })

  it('beyond the balance is refused, leaves no bet, and stays refused', async () => {
    const first = await debit(`e${number}`, 100_001)
    expect(first).toMatchObject({ status: 409, errorCode: 'seamless.insufficient', field: 'amount' })
    await fund(gateway, player, 1_000_000)
    expect(await debit(`e${number}`, 100_001)).toEqual(first)
    expect(await balance()).toBe(1_100_000)
    expect(await betOf(`e${number}`)).toBeUndefined()
  })

  it('is refused once the member signed out', async () => {
    await gateway.client(player.token).send(calls.session.logout, {})
    expect(await debit(`f${number}`, 1000)).toMatchObject({ errorCode: 'seamless.session' })
  })

  it('is refused while the game is under maintenance', async () => {
    const { db } = gateway.services
    await db.updateTable('game').set({ is_new: 1 }).where('node_id', '=', '105').execute()
    const answer = await debit(`g${number}`, 1000)
    await db.updateTable('game').set({ is_new: 0 }).where('node_id', '=', '105').execute()
    expect(answer).toMatchObject({ errorCode: 'seamless.game.closed' })
  })

  it.each([0, -1000, 1.5, '1000'])('of %s is no request', async (amount) => {
    const request = { transactionId: newKey(), roundId: 'z', sessionKey, amount, content: '' }
    const answer = await seamless(gateway, 'debit', request)
    expect(answer).toMatchObject({ status: 400, errorCode: 'seamless.request', field: 'amount' })
  })
})

describe('a credit', () => {
  it('pays and settles the bet of its debit', async () => {
    await debit(`h${number}`, 10_000)
    expect(await credit(`h${number}`, 20_000)).toMatchObject({ value: { balance: 110_000 } })
    expect(await betOf(`h${number}`)).toMatchObject({ status: 'settled', win_amount: 20_000 })
  })

  it('of nothing settles a lost bet', async () => {
    await debit(`i${number}`, 10_000)
    expect(await credit(`i${number}`, 0)).toMatchObject({ value: { balance: 90_000 } })
    expect(await betOf(`i${number}`)).toMatchObject({ status: 'settled', win_amount: 0 })
  })

  it('sent again, or under another id, pays once', async () => {
    await debit(`j${number}`, 10_000)
    const first = await credit(`j${number}`, 20_000)
    expect(await credit(`j${number}`, 20_000)).toEqual(first)
    const other = await credit(`j${number}`, 20_000, `j${number}-c2`)
    expect(other).toMatchObject({ errorCode: 'seamless.round.settled' })
    expect(await balance()).toBe(110_000)
  })

  it('without its debit is refused', async () => {
    expect(await credit(`k${number}`, 20_000)).toMatchObject({ errorCode: 'seamless.debit.unknown' })
    expect(await balance()).toBe(100_000)
  })
})

describe('a rollback', () => {
  it('returns the stake once, however often it comes', async () => {
    await debit(`l${number}`, 40_000)
    const first = await rollback(`l${number}`)
    expect(first).toMatchObject({ value: { returned: 40_000, balance: 100_000 } })
    expect(await rollback(`l${number}`)).toEqual(first)
    expect(await rollback(`l${number}`, `l${number}-r2`)).toMatchObject({ value: { returned: 0 } })
    expect(await balance()).toBe(100_000)
    expect(await betOf(`l${number}`)).toMatchObject({ status: 'cancelled' })
  })

  it('of a debit that never came refuses it when it comes late', async () => {
    expect(await rollback(`m${number}`)).toMatchObject({ status: 200, value: { returned: 0 } })
    expect(await debit(`m${number}`, 40_000)).toMatchObject({ errorCode: 'seamless.debit.cancelled' })
    expect(await balance()).toBe(100_000)
  })

  it('leaves no way to a credit', async () => {
    await debit(`n${number}`, 40_000)
    await rollback(`n${number}`)
    expect(await credit(`n${number}`, 80_000)).toMatchObject({ errorCode: 'seamless.debit.cancelled' })
    expect(await balance()).toBe(100_000)
  })

  it('does not undo a settled round', async () => {
    await debit(`o${number}`, 40_000)
    await credit(`o${number}`, 0)
    expect(await rollback(`o${number}`)).toMatchObject({ errorCode: 'seamless.round.settled' })
    expect(await balance()).toBe(60_000)
  })
})

describe.skipIf(!process.env['DATABASE_URL'])('many at once', () => {
  it('take one stake for one id', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => debit(`p${number}`, 30_000)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await balance()).toBe(70_000)
  })

  it('never overdraw', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => debit(`q${number}-${index}`, 30_000)),
    )
    expect(answers.filter((answer) => answer.success)).toHaveLength(3)
    expect(await balance()).toBe(10_000)
  })

  it('a debit and its rollback end with the stake in the wallet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = `r${number}-${round}`
      await Promise.all([debit(id, 30_000), rollback(id)])
      expect(await balance()).toBe(100_000)
    }
  })
})

function betOf(roundId: string) {
  return gateway.services.db.selectFrom('bet').selectAll().where('round_id', '=', roundId).executeTakeFirst()
}
