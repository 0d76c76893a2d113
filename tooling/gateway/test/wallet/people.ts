import type { AccountType } from '@saola/protocol'
import type { Database } from '../../src/db/database.ts'
import type { MerchantSettings } from '../../src/db/merchant-settings.ts'
import { hashToken } from '../../src/http/caller.ts'
import { openAccount } from '../../src/accounts/account-store.ts'
import { memberAccount, operatorAccount, postTransfer } from '../../src/ledger/ledger.ts'
import type { TestGateway } from '../start-gateway.ts'

/** A signed-in account made for one test. */
export type TestPerson = { id: number; name: string; token: string; wallet: number }

/** Opens an account with a session, below `upline` when one is given. */
export async function addPerson(
  { services }: Pick<TestGateway, 'services'>,
  name: string,
  more: { type?: AccountType; upline?: TestPerson; mobile?: string } = {},
): Promise<TestPerson> {
  const now = services.now()
  return services.db.transaction().execute(async (trx) => {
    const merchant = await trx
      .selectFrom('merchant')
      .select('id')
      .where('code', '=', 'saola')
      .executeTakeFirstOrThrow()
    const id = await openAccount(trx, {
      merchantId: merchant.id,
      name,
      nickname: name,
      type: more.type ?? 0,
      uplineId: more.upline?.id ?? null,
      passwordHash: 'none',
      mobile: more.mobile,
      now,
    })
    if (id === undefined) throw new Error(`the name ${name} is taken`)
    const token = `token-of-${name}`
    await trx
      .insertInto('session')
      .values({
        token_hash: hashToken(token),
        account_id: id,
        created_at: now,
        expires_at: now + 365 * 86_400_000,
        ip: '127.0.0.1',
        user_agent: 'test',
      })
      .execute()
    return { id, name, token, wallet: await memberAccount(trx, id) }
  })
}

/** A ledger account of the demo merchant's operator. */
export async function accountOfOperator(
  db: Database,
  kind: Parameters<typeof operatorAccount>[1],
): Promise<number> {
  const { id } = await db
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'saola')
    .executeTakeFirstOrThrow()
  return operatorAccount(db, kind, { merchantId: id })
}

let counter = 0

/** Gives an account money from the operator's opening account. */
export async function fund({ services }: TestGateway, person: TestPerson, amount: number): Promise<void> {
  const posted = await postTransfer(services.db, {
    scope: 'test',
    key: `fund-${counter++}`,
    requestHash: String(amount),
    kind: 'adjustment',
    reference: person.name,
    remark: 'wallet.statement.remark.assigned',
    now: services.now(),
    entries: [
      { ledgerAccountId: await accountOfOperator(services.db, 'opening'), amount: -amount },
      { ledgerAccountId: person.wallet, amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`funding ended as ${posted.outcome}`)
}

/** The balance as the ledger has it. */
export async function balanceOf({ services }: TestGateway, wallet: number): Promise<number> {
  const row = await services.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', wallet)
    .executeTakeFirstOrThrow()
  return row.balance
}

/** Gives the demo merchant bounds and a bank of the test's own. */
export async function settleMerchant({ services }: TestGateway): Promise<void> {
  const { id, settings } = await services.db
    .selectFrom('merchant')
    .select(['id', 'settings'])
    .where('code', '=', 'saola')
    .executeTakeFirstOrThrow()
  await services.db
    .updateTable('merchant')
    .set({ settings: JSON.stringify({ ...settings, deposit: testDeposit, bank: testBank }) })
    .where('id', '=', id)
    .execute()
}

const testDeposit: MerchantSettings['deposit'] = {
  minimumAmount: 50_000,
  maximumAmount: 20_000_000,
  quickAmounts: [100_000, 500_000],
  expiryMinutes: 15,
}
const testBank: MerchantSettings['bank'] = {
  bin: '970400',
  name: 'Ngân hàng thử',
  accountNumber: '0123456789',
  accountName: 'CONG TY SAOLA',
}
