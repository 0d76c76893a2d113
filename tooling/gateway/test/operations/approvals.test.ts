import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { movingActs } from '../../src/operations/approvals/moving-acts.ts'
import { acts } from '../../src/operations/acts.ts'
import { publish } from '../promotions/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee } from '../wallet/payee.ts'
import { addPerson, balanceOf, fund, settleMerchant } from '../wallet/people.ts'

const lan = { name: 'Lan', secret: 'Lan-kRx81mUq27hFvb04' }
const minh = { name: 'Minh', secret: 'Minh-u7GzQ1p93xWsTe5' }
const above = 100_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ operators: [lan, minh] })
  await settleMerchant(gateway)
  await ask('merchant', { twoPersonsAbove: above })
})
afterAll(() => gateway.close())

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
type Reply = { status: number; field?: string; value: any }
async function ask(act: string, wanted: object, { secret } = lan): Promise<Reply> {
  const answer = await gateway.fetch(`http://gateway.test/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': secret, 'X-Forwarded-For': '10.0.0.5' },
    body: JSON.stringify({ merchant: 'saola', ...wanted }),
  })
  return { status: answer.status, ...((await answer.json()) as Omit<Reply, 'status'>) }
}

describe('acts that move much, by the names of secrets (system 63)', () => {
  it('an approved payout waits for another one’s secret, a rejected one for nobody', async () => {
    const member = await addPerson(gateway, 'approvals')
    await fund(gateway, member, 1_000_000)
    const payee = await addPayee(gateway, member)
    const { withdrawalId } = await payee.ask(above + 1_000)
    const approve = { withdrawalId, step: 'approve', key: 'approve-once' }
    const { id, amount } = (await ask('withdrawal', approve)).value.waits
    expect(amount).toBe(above + 1_000)
    expect((await payee.look(withdrawalId)).state).toBe('in_process')
    expect(await ask('approval', { step: 'pass', id, by: 'Lan' })).toMatchObject({ status: 400, field: 'by' })
    expect(await ask('approval', { step: 'pass', id, by: 'Minh' })).toMatchObject({
      status: 400,
      field: 'by',
    })
    const passed = await ask('approval', { step: 'pass', id, by: 'Minh' }, minh)
    expect(passed.value.done).toMatchObject({ state: 'approved' })

    const other = await payee.ask(above + 1_000)
    const reject = { withdrawalId: other.withdrawalId, step: 'reject', key: 'reject-once', reason: 'no' }
    expect((await ask('withdrawal', reject)).value).toMatchObject({ state: 'rejected' })
  })

  it('so does money that came, before it is given to somebody', async () => {
    const member = await addPerson(gateway, 'approvalsmoney')
    const reference = 'APPROVED-1'
    await receiveTransfer(gateway.services, { reference, memo: 'no memo that we know', amount: above + 1 })
    const assign = { do: 'assign', reference, account: member.name, reason: 'a receipt was sent' }
    const { id } = (await ask('bank-transfer', assign)).value.waits
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
    await ask('approval', { step: 'pass', id, by: 'Minh' }, minh)
    expect(await balanceOf(gateway, member.wallet)).toBe(above + 1)
  })

  it('so does an application for a bonus, by what the offer grants', async () => {
    const bonus = { kind: 'fixed', amount: above + 1 } as const
    const promotionId = await publish(gateway, { needsApproval: true, bonus })
    const member = await addPerson(gateway, 'approvalsbonus')
    const api = gateway.client(member.token)
    await api.send(calls.promotions.apply, { promotionId, comment: 'Tôi xin nhận' })
    const { id: participationId } = await gateway.services.db
      .selectFrom('participation')
      .select('id')
      .where('account_id', '=', member.id)
      .executeTakeFirstOrThrow()
    const { id, amount } = (await ask('promotion', { step: 'approve', participationId })).value.waits
    expect(amount).toBe(above + 1)
    const stateNow = async () => (await api.send(calls.promotions.detail, { promotionId })).state
    expect(await stateNow()).toBe('applying')
    await ask('approval', { step: 'pass', id, by: 'Minh' }, minh)
    expect(await stateNow()).toBe('joined')
  })

  it('so does the money of a jackpot that is moved to another, which goes once', async () => {
    const because = { by: 'Lan', reason: 'the pool is closed for good' }
    await ask('jackpot', { do: 'stop', pool: 'minor', when: 'now', ...because })
    const sumOf = async (pool: string): Promise<number> => {
      const { pools } = (await ask('jackpot', { do: 'list' })).value
      const { amount, reserve } = pools.find((each: { pool: string }) => each.pool === pool)
      return amount + reserve
    }
    const [from, to] = [await sumOf('minor'), await sumOf('major')]
    const move = { do: 'move', pool: 'minor', to: 'major', key: 'minor-to-major', ...because }
    const { id, amount } = (await ask('jackpot', move)).value.waits
    expect(amount).toBe(from)
    expect(await sumOf('minor')).toBe(from)
    await ask('approval', { step: 'pass', id, by: 'Minh' }, minh)
    expect([await sumOf('minor'), await sumOf('major')]).toEqual([0, to + from])
  })

  it('each of these acts is one of the operator', () => {
    expect(acts.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(movingActs)))
  })
})
