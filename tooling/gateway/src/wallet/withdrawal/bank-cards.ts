import type { BankCard, calls } from '@saola/protocol'
import { checkHolder, plainCapitals } from '@saola/rules'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { hasPaymentPassword, requirePaymentPassword } from '../../member/payment-password.ts'
import { findBank } from './bank-catalogue.ts'

const maximumCards = 5

/** The member's bank accounts, oldest first, with the name that a further one must be in. */
export const listBankCards: Handler<typeof calls.wallet.bankCards> = async ({ account, house }) => ({
  cards: (await cardsOf(house.db, account.id)).map(describeCard),
  holder: plainCapitals((await realNameOf(house.db, account.id)) ?? ''),
  hasPaymentPassword: await hasPaymentPassword(house.db, account.id),
  maximumCards,
})

/** Adds a bank account in the member's own name; without a real name the account takes this one (beyond 20). */
export const addBankCard: Handler<typeof calls.wallet.addBankCard> = async (context) => {
  const { account, house, merchant, input } = context
  await requirePaymentPassword(house, account.id, input.paymentPassword)
  if (!findBank(input.bin)) throw new Fault('wallet.card.refused', { field: 'bin' })
  return house.db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('account')
      .select('real_name')
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const refusal = checkHolder(input.accountName, owner.real_name ?? undefined)
    if (refusal) throw new Fault('wallet.card.refused', { field: 'accountName', messageKey: refusal })
    if ((await cardsOf(trx, account.id)).length >= maximumCards) throw new Fault('wallet.card.limit')
    const row = await trx
      .insertInto('bank_card')
      .values({
        merchant_id: merchant.id,
        account_id: account.id,
        bin: input.bin,
        account_number: input.accountNumber.toUpperCase(),
        holder: plainCapitals(input.accountName),
        created_at: house.now(),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Fault('wallet.card.taken', { field: 'accountNumber' })
    if (owner.real_name === null) {
      await trx
        .updateTable('account')
        .set({ real_name: plainCapitals(input.accountName) })
        .where('id', '=', account.id)
        .execute()
    }
    return describeCard(row)
  })
}

/** Removes a bank account; withdrawals under way keep it. */
export const removeBankCard: Handler<typeof calls.wallet.removeBankCard> = async ({
  account,
  house,
  input,
}) => {
  await requirePaymentPassword(house, account.id, input.paymentPassword)
  const removed = await house.db
    .updateTable('bank_card')
    .set({ removed_at: house.now() })
    .where('id', '=', cardNumber(input.cardId))
    .where('account_id', '=', account.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) throw new Fault('not_found')
}

/** An id from the wire as the number it is in the database; 0, which nothing has, for anything else. */
export function cardNumber(id: string): number {
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : 0
}

/** Names a bank account to its owner; the number shows its last four digits. */
export function describeCard(row: Selectable<Schema['bank_card']>): BankCard {
  const bank = findBank(row.bin)
  if (!bank) throw new Error(`bank card ${row.id} has a BIN that no bank has`)
  return {
    cardId: String(row.id),
    bank,
    accountNumber: `${'•'.repeat(4)}${row.account_number.slice(-4)}`,
    accountName: row.holder,
    createdAt: row.created_at,
  }
}

function cardsOf(db: Database, accountId: number): Promise<Selectable<Schema['bank_card']>[]> {
  return db
    .selectFrom('bank_card')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

async function realNameOf(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('real_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.real_name
}
