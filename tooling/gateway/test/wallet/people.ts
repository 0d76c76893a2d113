import { hashToken } from '../../src/http/caller.ts'
import type { MerchantSettings } from '../../src/db/schema.ts'
import { houseBook, playerBook, postTransfer } from '../../src/wallet/ledger.ts'
import type { TestGateway } from '../start-gateway.ts'

/** A signed-in account made for one test. */
export type TestPerson = { id: number; name: string; token: string; book: number }

/** Puts an account with a session into the database, below `upline` when one is given. */
export async function addPerson(
  { house }: TestGateway,
  name: string,
  more: { type?: number; upline?: number; nickname?: string } = {},
): Promise<TestPerson> {
  const now = house.now()
  return house.db.transaction().execute(async (trx) => {
    const merchant = await trx
      .selectFrom('merchant')
      .select('id')
      .where('code', '=', 'saola')
      .executeTakeFirstOrThrow()
    const { id } = await trx
      .insertInto('account')
      .values({
        merchant_id: merchant.id,
        name,
        nickname: more.nickname ?? name,
        type: more.type ?? 0,
        upline_id: more.upline ?? null,
        password_hash: 'none',
        details: '{}',
        registered_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('descent').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute()
    if (more.upline !== undefined) {
      await trx
        .insertInto('descent')
        .columns(['ancestor_id', 'descendant_id', 'depth'])
        .expression((build) =>
          build
            .selectFrom('descent')
            .select((line) => [
              'ancestor_id',
              line.val(id).as('descendant_id'),
              line('depth', '+', 1).as('depth'),
            ])
            .where('descendant_id', '=', more.upline ?? 0),
        )
        .execute()
    }
    const token = `token-of-${name}-${id}`
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
    return { id, name, token, book: await playerBook(trx, id) }
  })
}

/** Gives an account money from the house's opening book. */
export async function fund(gateway: TestGateway, person: TestPerson, amount: number): Promise<void> {
  const { db, now } = gateway.house
  const opening = await houseBook(db, 'opening')
  const posted = await postTransfer(db, {
    scope: 'test',
    key: `fund-${person.id}-${now()}-${counter++}`,
    requestHash: String(amount),
    kind: 'adjustment',
    reference: person.name,
    remark: 'wallet.remark.adjustment',
    now: now(),
    entries: [
      { bookAccountId: opening, amount: -amount },
      { bookAccountId: person.book, amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`funding ended as ${posted.outcome}`)
}

let counter = 0

/** The balance as the book has it. */
export async function balanceOf({ house }: TestGateway, book: number): Promise<number> {
  const row = await house.db
    .selectFrom('book_account')
    .select('balance')
    .where('id', '=', book)
    .executeTakeFirstOrThrow()
  return row.balance
}

/** Makes sure of the merchant that the test client names, with deposit settings of its own. */
export async function ensureMerchant({ house }: TestGateway): Promise<void> {
  const settings: MerchantSettings = {
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
    register: {},
    resources: [],
    customerServiceUrl: '',
    domains: [],
    maintenance: null,
    restrictedRegions: [],
    acceptsLegacyCipher: false,
    defaultUpline: '',
    deposit: testDeposit,
    bank: testBank,
  }
  const known = await house.db
    .selectFrom('merchant')
    .select(['id', 'settings'])
    .where('code', '=', 'saola')
    .executeTakeFirst()
  if (!known) {
    await house.db
      .insertInto('merchant')
      .values({ code: 'saola', name: 'Saola', settings: JSON.stringify(settings) })
      .execute()
    return
  }
  await house.db
    .updateTable('merchant')
    .set({ settings: JSON.stringify({ ...known.settings, deposit: testDeposit, bank: testBank }) })
    .where('id', '=', known.id)
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
