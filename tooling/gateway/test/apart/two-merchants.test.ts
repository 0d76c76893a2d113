import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTransfer, listUndecided } from '../../src/bank/bank-transfer-store.ts'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { payReward } from '../../src/promotions/pay-reward.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf } from '../wallet/people.ts'
import { addMerchant, type OtherMerchant } from './add-merchant.ts'

/** A second merchant on one gateway, with a bank of its own and one member. */
let gateway: TestGateway
let sen: OtherMerchant
beforeAll(async () => {
  gateway = await startGateway()
  sen = await addMerchant(gateway, 'sen', '0099887766')
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})

/** What the operator of a merchant has at one kind of account. */
async function held(merchant: number | null, kind: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select balance from ledger_account
    where owner_id is null and kind = ${kind} and merchant_id is not distinct from ${merchant}`.execute(
    gateway.services.db,
  )
  return rows[0]?.balance ?? 0
}

describe('the money of two merchants on one gateway stands apart (wallet 65)', () => {
  it('a reward of a member is paid by the promotions of his own merchant', async () => {
    const before = [await held(1, 'promotion'), await held(sen.merchant, 'promotion')]
    await payReward(gateway.services.db, {
      accountId: sen.member,
      amount: 5_000,
      scope: 'test',
      kind: 'promotion',
      reference: 'R1',
      remark: 'wallet.statement.remark.assigned',
      now: gateway.clock.now(),
    })
    expect([await held(1, 'promotion'), await held(sen.merchant, 'promotion')]).toEqual([
      before[0],
      (before[1] ?? 0) - 5_000,
    ])
  })

  it.each([
    ['whose bank account it came to, where it names nobody', '0099887766', () => sen.merchant],
    ['of nobody, where it came to an account that none of them has', '0011223344', () => null],
  ])('money at the bank waits in the account of the merchant %s', async (_, account, merchant) => {
    const before = await held(merchant(), 'suspense')
    await receiveTransfer(gateway.services, {
      reference: `APART-${account}`,
      memo: 'tien gui',
      amount: 40_000,
      account,
    })
    expect(await held(merchant(), 'suspense')).toBe(before + 40_000)
  })

  it('an operator of one is not asked about money at the bank of the other', async () => {
    const undecided = async (merchant: number) => {
      const waiting = await listUndecided(gateway.services.db, merchant, 1_000)
      return waiting.map(({ reference }) => reference)
    }
    expect(await undecided(1)).not.toContain('APART-0099887766')
    expect(await undecided(sen.merchant)).toContain('APART-0099887766')
    const assigned = operateTransfer(gateway.services, {
      merchant: 'saola',
      reference: 'APART-0099887766',
      do: 'assign',
      account: 'member01',
      reason: 'a guess',
    })
    await expect(assigned).rejects.toThrow(/not_found/)
  })

  it("money of nobody that turns out to be a member's changes banks, and stays at his when he gives it back", async () => {
    const member = await addPerson(gateway, 'apartfound')
    const before = [await held(null, 'bank'), await held(1, 'bank'), await held(1, 'suspense')]
    const named = { merchant: 'saola', reference: 'APART-0011223344', reason: 'found', by: 'lan' } as const
    await operateTransfer(gateway.services, { ...named, do: 'assign', account: member.name })
    expect(await balanceOf(gateway, member.wallet)).toBe(40_000)
    expect(await held(null, 'suspense')).toBe(0)
    expect(await held(null, 'bank')).toBe((before[0] ?? 0) + 40_000)
    expect(await held(1, 'bank')).toBe((before[1] ?? 0) - 40_000)
    const row = await findTransfer(gateway.services.db, named.reference)
    const booking = row?.settle_transfer_id ?? 0
    await operateTransfer(gateway.services, { ...named, do: 'undo', booking, reason: 'not his' })
    expect(await held(1, 'suspense')).toBe((before[2] ?? 0) + 40_000)
    expect(await balanceOf(gateway, member.wallet)).toBe(0)
  })
})
