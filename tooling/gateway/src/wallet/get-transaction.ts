import { sql } from 'kysely'
import type { calls, StatementLink } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { describeMovement, nameBook } from './describe-movement.ts'
import { playerBook } from './ledger.ts'
import { readMovement, type Movement } from './statement-store.ts'
import { verifyAddress } from './verify-address.ts'

type Context = Pick<CallContext<unknown>, 'account' | 'house' | 'language'>

/** One movement of the caller's wallet: where the money came from and went to, and what it belongs to. */
export const getTransaction: Handler<typeof calls.wallet.transaction> = async (context) => {
  const { account, house, input, language } = context
  const id = Number(input.txId)
  const book = await playerBook(house.db, account.id)
  const movement = Number.isSafeInteger(id) ? await readMovement(house.db, book, id) : undefined
  if (!movement) throw new Fault('not_found', { field: 'txId' })
  const link = await findLink(context, movement)
  return {
    row: describeMovement(movement, { name: account.name, language }),
    entries: await readLines(context, id),
    ...(link && { link }),
  }
}

type Line = {
  kind: string
  owner_id: number | null
  owner: string | null
  vendor_vi: string | null
  vendor_en: string | null
  amount: number
  balance_after: number
}

async function readLines({ account, house, language }: Context, transferId: number) {
  const { rows } = await sql<Line>`
    select book_account.kind, book_account.owner_id, account.name as owner, vendor.name_vi as vendor_vi,
      vendor.name_en as vendor_en, entry.amount, entry.balance_after
    from entry
    join book_account on book_account.id = entry.book_account_id
    left join account on account.id = book_account.owner_id
    left join vendor on book_account.kind = 'vendor:' || vendor.code
    where entry.transfer_id = ${transferId}
    order by entry.amount`.execute(house.db)
  return rows.map((row) => {
    const own = row.owner_id === account.id
    const vendor = language === 'VI' ? row.vendor_vi : row.vendor_en
    return {
      name: nameBook({ kind: row.kind, owner: own ? null : row.owner, vendor }, language),
      own,
      amount: row.amount,
      ...(own && { balance: row.balance_after }),
    }
  })
}

async function findLink(context: Context, movement: Movement): Promise<StatementLink | undefined> {
  switch (movement.kind) {
    case 'bet':
    case 'win':
    case 'rollback':
      return findBet(context, movement.reference)
    case 'deposit':
      return findDeposit(context, movement)
    case 'hold':
    case 'release':
    case 'withdrawal-return':
      return findWithdrawal(context, movement)
    default:
      return undefined
  }
}

async function findBet({ account, house, language }: Context, orderNo: string) {
  const bet = await house.db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.round_id', 'bet.play_session_id', 'game.playable', 'game.game_code'])
    .select(language === 'VI' ? 'game.name_vi as name' : 'game.name_en as name')
    .where('bet.order_no', '=', orderNo)
    .where('bet.account_id', '=', account.id)
    .executeTakeFirst()
  if (!bet) return undefined
  const round = {
    playable: bet.playable,
    gameCode: bet.game_code,
    roundId: bet.round_id,
    playSessionId: bet.play_session_id,
  }
  const verifyUrl = verifyAddress(house, round, language)
  return {
    kind: 'bet' as const,
    orderNo,
    roundId: bet.round_id,
    gameName: bet.name,
    ...(verifyUrl !== undefined && { verifyUrl }),
  }
}

async function findDeposit({ account, house }: Context, movement: Movement) {
  const deposit = await house.db
    .selectFrom('deposit')
    .select('id')
    .where('memo', '=', movement.reference)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  return deposit && { kind: 'deposit' as const, depositId: String(deposit.id) }
}

async function findWithdrawal({ account, house }: Context, { id }: Movement) {
  const withdrawal = await house.db
    .selectFrom('withdrawal')
    .select('id')
    .where(({ eb, or }) => or([eb('hold_transfer_id', '=', id), eb('end_transfer_id', '=', id)]))
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  return withdrawal && { kind: 'withdrawal' as const, withdrawalId: String(withdrawal.id) }
}
