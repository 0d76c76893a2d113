import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTitles } from '../../src/games/open-titles.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { act, asVendor, bamboo, connectBamboo, serveTitle } from './stage.ts'

let gateway: TestGateway
let nodeId: string
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `off${number}`)
  await fund(gateway, player, 100_000)
})

const idOf = (letter: string) => `off-${number}-${letter}`
const balance = () => balanceOf(gateway, player.wallet)
const ask = (name: string, request: object): Promise<Answer> => asVendor(gateway, bamboo, name, request)
const sit = async (): Promise<string> =>
  (await ask('session', { token: await launch(gateway, player, { nodeId }) })).value.sessionKey
const titleShown = async () => (await gateway.client().send(calls.games.title, { nodeId })).game
const launched = () =>
  gateway
    .client(player.token)
    .send(calls.games.launchGame, { launchMode: 'GLS', nodeId })
    .then(
      () => 'started',
      (error: { code?: string }) => error.code,
    )

describe('a title whose vendor is not connected (games 97)', () => {
  it('is under maintenance wherever it is shown, and opens with its vendor', async () => {
    nodeId = await serveTitle(gateway, bamboo.vendor)
    expect(await titleShown()).toMatchObject({ isNew: 1, status: 'maintenance' })
    expect(await launched()).toBe('game.under.maintenance')
    expect(await connectBamboo(gateway)).toBe(nodeId)
    expect(await titleShown()).toMatchObject({ isNew: 0, status: 'open' })
    expect(await launched()).toBe('started')
  })
})

describe('a vendor that is turned off (games 96)', () => {
  it('takes no launch, no stake and no award, and ends what stands', async () => {
    const sessionKey = await sit()
    const stake = (letter: string) => ({
      transactionId: idOf(letter),
      roundId: idOf(letter),
      sessionKey,
      amount: 10,
      content: '',
    })
    await ask('debit', stake('won'))
    await ask('debit', stake('back'))
    await ask('debit', stake('wrong'))
    const result = (letter: string, amount: number) => ({
      transactionId: `${idOf(letter)}-c`,
      debitTransactionId: idOf(letter),
      amount,
      content: '',
    })
    await ask('credit', result('wrong', 50))
    const token = await launch(gateway, player, { nodeId })
    await act(gateway, 'turn-off')
    const award = {
      transactionId: idOf('award'),
      playerId: String(player.id),
      kind: 'bonus',
      amount: 5,
    }
    const refused = [
      await ask('session', { token }),
      await ask('debit', stake('new')),
      await ask('debit', { ...stake('more'), roundId: idOf('won') }),
      await ask('debit', { ...stake('move'), roundId: idOf('won'), addsTo: idOf('won') }),
      await ask('award', award),
    ]
    expect(refused.map(({ status, errorCode }) => [status, errorCode])).toEqual(
      refused.map(() => [409, 'seamless.vendor.off']),
    )
    expect(await launched()).toBe('game.under.maintenance')
    expect(await titleShown()).toMatchObject({ isNew: 1, status: 'maintenance' })
    // What was done before is answered as it was.
    expect(await ask('debit', stake('won'))).toMatchObject({ success: true })
    expect(await ask('credit', result('won', 30))).toMatchObject({ success: true })
    const back = { transactionId: idOf('r'), debitTransactionId: idOf('back') }
    expect(await ask('rollback', back)).toMatchObject({ value: { returned: 10 } })
    const none = { transactionId: idOf('x'), debitTransactionId: idOf('wrong'), isVoid: true }
    expect(await ask('correct', none)).toMatchObject({ value: { moved: -40 } })
    expect(await balance()).toBe(100_000 + 20_000)
    await expectReconciled(gateway.services.db)

    await act(gateway, 'turn-on')
    expect(await launched()).toBe('started')
    expect(await ask('award', award)).toMatchObject({ success: true })
    expect(await ask('debit', stake('new'))).toMatchObject({ errorCode: 'seamless.vendor.off' })
    expect(await ask('debit', { ...stake('newer'), sessionKey: await sit() })).toMatchObject({
      success: true,
    })
  })

  it('stays closed when the maintenance of a title of its own ends meanwhile', async () => {
    const { db } = gateway.services
    const maintain = (reopensAt: number) =>
      db
        .updateTable('game')
        .set({ status: 'maintenance', is_new: 1, reopens_at: reopensAt })
        .where('node_id', '=', nodeId)
        .execute()
    await maintain(gateway.clock.now() + 1_000)
    await act(gateway, 'turn-off')
    gateway.clock.advance(2_000)
    await openTitles.run(gateway.services)
    expect(await titleShown()).toMatchObject({ status: 'maintenance' })
    await act(gateway, 'turn-on')
    expect(await titleShown()).toMatchObject({ status: 'open' })
  })

  it('leaves the titles of others and the lotteries of the site as they are', async () => {
    const open = async () => {
      const rows = await gateway.services.db
        .selectFrom('game')
        .select('node_id')
        .where('status', '=', 'open')
        .where('served_by', '!=', bamboo.vendor)
        .execute()
      return rows.length
    }
    const before = await open()
    await act(gateway, 'turn-off')
    expect(await open()).toBe(before)
    await act(gateway, 'turn-on', { vendor: bamboo.vendor })
    await act(gateway, 'turn-off', { vendor: 'SAOLA' })
    const left = await gateway.services.db
      .selectFrom('game')
      .select('vendor_code')
      .distinct()
      .where('status', '=', 'open')
      .orderBy('vendor_code')
      .execute()
    expect(left.map(({ vendor_code: code }) => code)).toEqual(['TCG_LOTTO_VN', 'TCG_SEA', 'TREVANG'])
    await act(gateway, 'turn-on', { vendor: 'SAOLA' })
    expect(await open()).toBe(before)
  })
})
