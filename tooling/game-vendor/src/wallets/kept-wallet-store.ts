import type { Database } from '../database.ts'

/**
 * A movement in a wallet that this vendor keeps; `amount` is signed from the player's side, in đồng. `addsTo` names the
 * first stake of the round where this one comes on top.
 */
export type WalletEntry = {
  transactionId: string
  addsTo?: string | undefined
  playerId: string
  amount: number
  now: number
}

/** What became of a transaction id. */
export type EntryState = 'done' | 'refused' | 'cancelled'

/**
 * Does a transaction id once: moves the amount unless the wallet would run short, or the stake that it adds to was taken
 * back. Answers what became of the id, at this call or at an earlier one, and the balance now.
 */
export async function moveOnce(
  db: Database,
  entry: WalletEntry,
): Promise<{ state: EntryState; balance: number }> {
  return db.transaction().execute(async (trx) => {
    const isFirst = await takeId(trx, entry, 'done')
    if (!isFirst) return readEntry(trx, entry)
    if (entry.addsTo !== undefined && (await isCancelled(trx, entry.addsTo))) {
      await setState(trx, entry.transactionId, 'cancelled')
      return readEntry(trx, entry)
    }
    const moved = await trx
      .updateTable('player_wallet')
      .set((eb) => ({ balance: eb('balance', '+', entry.amount) }))
      .where('player_id', '=', entry.playerId)
      .where((eb) => eb(eb('balance', '+', entry.amount), '>=', 0))
      .returning('balance')
      .executeTakeFirst()
    if (moved) return { state: 'done', balance: moved.balance }
    await setState(trx, entry.transactionId, 'refused')
    return readEntry(trx, entry)
  })
}

/**
 * Takes an amount out of a wallet once, or what there is of it where the wallet holds less, so that nobody owes anything (games 92).
 * Answers the balance now.
 */
export async function takeOnce(db: Database, entry: WalletEntry): Promise<{ balance: number }> {
  return db.transaction().execute(async (trx) => {
    const isFirst = await takeId(trx, { ...entry, amount: 0 }, 'done')
    if (!isFirst) return readEntry(trx, entry)
    // Changes nothing, and waits for who is at the wallet: what it answers stays until the end.
    const { balance } = await trx
      .updateTable('player_wallet')
      .set((eb) => ({ balance: eb.ref('balance') }))
      .where('player_id', '=', entry.playerId)
      .returning('balance')
      .executeTakeFirstOrThrow()
    const taken = Math.min(entry.amount, balance)
    await trx
      .updateTable('player_wallet')
      .set((eb) => ({ balance: eb('balance', '-', taken) }))
      .where('player_id', '=', entry.playerId)
      .execute()
    await trx
      .updateTable('wallet_entry')
      .set({ amount: -taken })
      .where('transaction_id', '=', entry.transactionId)
      .execute()
    return { balance: balance - taken }
  })
}

/**
 * Takes back what an id moved and all that was added to it (games 23), or makes sure that it never moves anything. Answers
 * the balance now.
 */
export async function cancelOnce(
  db: Database,
  { transactionId, playerId, now }: Omit<WalletEntry, 'amount'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const neverCame = await takeId(trx, { transactionId, playerId, amount: 0, now }, 'cancelled')
    if (neverCame) return (await readEntry(trx, { transactionId, playerId })).balance
    // The stake itself first: one that adds to it waits at this row, and finds it cancelled.
    const first = await cancelEntries(trx, 'transaction_id', transactionId)
    const moved = first + (await cancelEntries(trx, 'adds_to', transactionId))
    await trx
      .updateTable('player_wallet')
      .set((eb) => ({ balance: eb('balance', '-', moved) }))
      .where('player_id', '=', playerId)
      .execute()
    return (await readEntry(trx, { transactionId, playerId })).balance
  })
}

/** What a player's wallet holds, opened empty for one who has none yet. */
export async function openWallet(db: Database, playerId: string): Promise<number> {
  await db
    .insertInto('player_wallet')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const wallet = await db
    .selectFrom('player_wallet')
    .select('balance')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return wallet.balance
}

/** Opens a wallet with an amount, or sets it to that amount again. */
export async function fillWallet(db: Database, playerId: string, balance: number): Promise<void> {
  await db
    .insertInto('player_wallet')
    .values({ player_id: playerId, balance })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ balance }))
    .execute()
}

/** Taking the id waits for the same one in flight. */
async function takeId(trx: Database, entry: WalletEntry, state: EntryState): Promise<boolean> {
  const taken = await trx
    .insertInto('wallet_entry')
    .values({
      transaction_id: entry.transactionId,
      adds_to: entry.addsTo ?? null,
      player_id: entry.playerId,
      amount: entry.amount,
      state,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Marks what was done under an id, and answers what it had moved in all. */
async function cancelEntries(
  trx: Database,
  column: 'transaction_id' | 'adds_to',
  id: string,
): Promise<number> {
  const entries = await trx
    .updateTable('wallet_entry')
    .set({ state: 'cancelled' })
    .where(column, '=', id)
    .where('state', '=', 'done')
    .returning('amount')
    .execute()
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether a stake was taken back; it stays as it is until the transaction ends. */
async function isCancelled(trx: Database, transactionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('wallet_entry')
    .select('state')
    .where('transaction_id', '=', transactionId)
    .forShare()
    .executeTakeFirst()
  return row?.state === 'cancelled'
}

async function setState(trx: Database, transactionId: string, state: EntryState): Promise<void> {
  await trx.updateTable('wallet_entry').set({ state }).where('transaction_id', '=', transactionId).execute()
}

async function readEntry(
  trx: Database,
  { transactionId, playerId }: { transactionId: string; playerId: string },
): Promise<{ state: EntryState; balance: number }> {
  return trx
    .selectFrom('wallet_entry')
    .innerJoin('player_wallet', 'player_wallet.player_id', 'wallet_entry.player_id')
    .select(['wallet_entry.state', 'player_wallet.balance'])
    .where('wallet_entry.transaction_id', '=', transactionId)
    .where('wallet_entry.player_id', '=', playerId)
    .executeTakeFirstOrThrow()
}
