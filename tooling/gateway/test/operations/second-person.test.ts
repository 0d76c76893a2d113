import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestDecisionMs } from '@saola/rules'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

const funded = 1_000_000
const above = 50_000
let gateway: TestGateway
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, { twoPersonsAbove: above })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  player = await addPerson(gateway, `second${(number += 1)}`)
  await fund(gateway, player, funded)
})

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
type Reply = { status: number; errorCode?: string; field?: string; value: any }
async function ops(act: string, wanted: object): Promise<Reply> {
  const response = await gateway.fetch(`http://gateway.test/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...wanted }),
  })
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) }
}
const balance = () => balanceOf(gateway, player.wallet)
async function stake(amount: number): Promise<string> {
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  const { sessionKey } = opened.value
  const id = `second${number}-${amount}`
  const wanted = { transactionId: id, roundId: id, sessionKey, amount, content: '' }
  return (await seamless(gateway, 'debit', wanted)).value.orderNo
}
const voidBy = (by: string, bet: string) => ops('bet', { do: 'void', bet, reason: 'wrong odds', by })
const approval = (step: string, id: number, by: string) => ops('approval', { step, id, by })
const waiting = async () => (await ops('approval', { step: 'list' })).value.waiting

describe('an act that moves much (system 63)', () => {
  it('waits for a second person, and is done by its yes', async () => {
    const bet = await stake(above + 1)
    const { value } = await voidBy('Lan', bet)
    expect(value.waits).toMatchObject({ amount: above + 1 })
    const { id } = value.waits
    expect(await balance()).toBe(funded - above - 1)
    // Asked again it waits once.
    expect((await voidBy('Lan', bet)).value.waits.id).toBe(id)
    expect(await waiting()).toMatchObject([{ id, act: 'bet', amount: above + 1, askedBy: 'Lan' }])

    expect(await approval('pass', id, ' lan ')).toMatchObject({ status: 400, field: 'by' })
    expect((await approval('pass', id, 'Minh')).value.done.voided).toMatchObject([{ bet }])
    expect(await balance()).toBe(funded)
    expect(await waiting()).toEqual([])
    expect(await approval('pass', id, 'Minh')).toMatchObject({ errorCode: 'not_found' })
    const events = await gateway.services.db
      .selectFrom('significant_event')
      .select(['kind', 'person'])
      .where('merchant_id', 'is not', null)
      .where('kind', 'in', ['act.done', 'bet.voided'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(events).toEqual([
      { kind: 'bet.voided', person: 'Lan' },
      { kind: 'act.done', person: 'Minh' },
      { kind: 'act.done', person: 'Lan' },
    ])
  })

  it('goes on at once up to the sum', async () => {
    const bet = await stake(above)
    expect((await voidBy('Lan', bet)).value.voided).toHaveLength(1)
  })

  it('is refused by one, and too old after a day', async () => {
    const bet = await stake(above + 2)
    const asked = (await voidBy('Lan', bet)).value.waits
    expect((await approval('refuse', asked.id, 'Lan')).value).toBeNull()
    expect(await waiting()).toEqual([])
    const again = (await voidBy('Lan', bet)).value.waits
    expect(again.id).not.toBe(asked.id)
    gateway.clock.advance(requestDecisionMs)
    expect(await waiting()).toEqual([])
    expect(await approval('pass', again.id, 'Minh')).toMatchObject({ errorCode: 'not_found' })
    expect(await balance()).toBe(funded - above - 2)
  })

  it('waits again where the act was refused when it was let pass', async () => {
    const bet = await stake(above + 3)
    const { id } = (await voidBy('Lan', bet)).value.waits
    const { db } = gateway.services
    const paidBy = (wallet: 'single' | 'vendor') =>
      db.updateTable('bet').set({ wallet }).where('order_no', '=', bet).execute()
    await paidBy('vendor')
    expect(await approval('pass', id, 'Minh')).toMatchObject({ errorCode: 'bet.elsewhere' })
    await paidBy('single')
    expect((await approval('pass', id, 'Minh')).value.done.voided).toHaveLength(1)
  })

  it('is the lifting of the bound too, and one without a name cannot be', async () => {
    expect(await ops('merchant', { twoPersonsAbove: null })).toMatchObject({ status: 400, field: 'by' })
    const { id } = (await ops('merchant', { twoPersonsAbove: above * 2, by: 'Lan' })).value.waits
    await approval('refuse', id, 'Minh')
    expect((await ops('merchant', { twoPersonsAbove: above })).status).toBe(200)
  })
})
