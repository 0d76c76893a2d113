import { sql } from 'kysely'
import { openAccount } from '../../src/accounts/account-store.ts'
import { memberAccount } from '../../src/ledger/ledger.ts'
import type { TestGateway } from '../start-gateway.ts'

/** A second merchant on a gateway, and one member of it. */
export type OtherMerchant = { merchant: number; member: number; wallet: number }

/** Adds a merchant with the terms of the demo's and a bank account of its own. */
export async function addMerchant(
  { services }: TestGateway,
  code: string,
  bankAccount: string,
): Promise<OtherMerchant> {
  const { db, now } = services
  const { rows } = await sql<{ id: number }>`insert into merchant (code, name, settings)
    select ${code}, ${code}, jsonb_set(settings, '{bank,accountNumber}', to_jsonb(${bankAccount}::text))
    from merchant where code = 'saola' returning id`.execute(db)
  const merchant = rows[0]?.id ?? 0
  const member = await openAccount(db, {
    merchantId: merchant,
    name: 'member01',
    nickname: 'member01',
    type: 0,
    uplineId: null,
    passwordHash: 'none',
    mobile: undefined,
    now: now(),
  })
  if (member === undefined) throw new Error('member01 could not be opened')
  return { merchant, member, wallet: await memberAccount(db, member) }
}
