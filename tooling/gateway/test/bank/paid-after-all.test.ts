import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate, type Payee } from '../wallet/payee.ts'
import { addPerson, balanceOf, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'

const amount = 300_000
const reason = 'Ngân hàng báo đã chuyển'

let gateway: TestGateway
let member: TestPerson
let payee: Payee
let count = 0

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  count += 1
  member = await addPerson(gateway, `paid${count}`)
  await fund(gateway, member, amount)
  payee = await addPayee(gateway, member)
})

const owed = async () =>
  -(await balanceOf(gateway, await memberAccount(gateway.services.db, member.id, 'debt'))) + 0
const lifetime = () => gateway.client(member.token).send(calls.wallet.lifetime)

/** A withdrawal whose money went back to the wallet, by how it came to that. */
const givenBack = {
  'the bank could not send it': async () => {
    const { withdrawalId } = await payee.ask(amount)
    await operate(gateway, withdrawalId, 'approve')
    await operate(gateway, withdrawalId, 'fail', { reason })
    return withdrawalId
  },
  'a person refused it': async () => {
    const { withdrawalId } = await payee.ask(amount)
    await operate(gateway, withdrawalId, 'reject', { reason })
    return withdrawalId
  },
  'it came back': async () => {
    const { withdrawalId } = await payee.paid(amount)
    await operate(gateway, withdrawalId, 'bounce', { reason })
    return withdrawalId
  },
}

describe('what was given back of a payout, and the bank has paid after all (wallet 63)', () => {
  it.each(Object.entries(givenBack))('%s: is taken from the wallet', async (_how, give) => {
    const id = await give()
    expect(await payee.money()).toEqual({ available: amount, onHold: 0 })
    await operate(gateway, id, 'paid', { reason })
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
    expect(await owed()).toBe(0)
    expect(await payee.look(id)).toMatchObject({ confirmation: 'forced_received', returned: 0 })
    expect(await lifetime()).toMatchObject({ withdrawn: amount })
    const { rows } = await sql<object>`select kind, amount, reason from account_notice
      where account_id = ${member.id} order by id desc limit 1`.execute(gateway.services.db)
    expect(rows).toEqual([{ kind: 'withdrawal_paid', amount, reason }])
  })

  it('what the wallet no longer has is owed', async () => {
    const id = await givenBack['the bank could not send it']()
    await fund(gateway, member, -100_000)
    await operate(gateway, id, 'paid', { reason })
    expect([await payee.money(), await owed()]).toEqual([{ available: 0, onHold: 0 }, 100_000])
    const balance = await gateway.client(member.token).send(calls.wallet.balance)
    expect(balance).toMatchObject({ available: 0, owed: 100_000 })
  })

  it('in part, and the rest later; never more than was given back', async () => {
    const id = await givenBack['it came back']()
    await operate(gateway, id, 'paid', { sent: 100_000, reason })
    expect(await payee.money()).toEqual({ available: 200_000, onHold: 0 })
    const more = operate(gateway, id, 'paid', { sent: 200_001, reason })
    await expect(more).rejects.toMatchObject({ messageKey: 'wallet.confirm.refused.paid' })
    await operate(gateway, id, 'paid', { reason })
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  })

  it('once under its key, and its own opposite is that it bounced', async () => {
    const id = await givenBack['a person refused it']()
    const key = `paid-once-${count}`
    await operate(gateway, id, 'paid', { reason, key })
    await operate(gateway, id, 'paid', { reason, key })
    await operate(gateway, id, 'bounce', { reason })
    expect(await payee.money()).toEqual({ available: amount, onHold: 0 })
  })

  it('nothing is taken of what was never given back', async () => {
    const { withdrawalId } = await payee.ask(amount)
    await expect(operate(gateway, withdrawalId, 'paid', { reason })).rejects.toMatchObject({
      code: 'wallet.confirm.refused',
    })
    expect(await payee.money()).toEqual({ available: 0, onHold: amount })
  })
})
