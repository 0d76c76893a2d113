import { findOwnVendor } from '../vendors/own-vendor.ts'
import type { calls, StatementLink } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { findDepositId } from '../wallet/deposits/deposit-store.ts'
import { describeEntry, nameLedgerAccount } from './describe-entry.ts'
import { memberAccount } from '../ledger/ledger.ts'
import { findEntry, type StatementEntry } from './statement-store.ts'
import { findRound, findWithdrawalId, listEntries } from './transaction-store.ts'
import { verifyAddress } from './verify-address.ts'

type Context = Pick<CallContext<unknown>, 'account' | 'services' | 'language'>

/** One entry of the caller's wallet: where the money came from and went to, and what it belongs to. */
export const getTransaction: Handler<typeof calls.wallet.transaction> = async (context) => {
  const { account, services, input, language } = context
  const id = parseId(input.txId)
  const wallet = await memberAccount(services.db, account.id)
  const entry = await findEntry(services.db, wallet, id)
  if (!entry) throw new Fault('not_found', { field: 'txId' })
  const link = await findLink(context, entry)
  return {
    row: describeEntry(entry, { name: account.name, language }),
    entries: await readEntries(context, id),
    ...(link && { link }),
  }
}

async function readEntries({ account, services, language }: Context, transferId: number) {
  const rows = await listEntries(services.db, transferId)
  return rows.map((row) => {
    const own = row.owner_id === account.id
    const vendor = language === 'VI' ? row.vendor_vi : row.vendor_en
    return {
      name: nameLedgerAccount({ kind: row.kind, owner: own ? null : row.owner, vendor }, language),
      own,
      amount: row.amount,
      ...(own && { balance: row.balance_after }),
    }
  })
}

async function findLink(context: Context, entry: StatementEntry): Promise<StatementLink | undefined> {
  switch (entry.kind) {
    case 'bet':
    case 'win':
    case 'jackpot':
    case 'rollback':
      return findBet(context, entry.reference)
    case 'deposit':
      return findDeposit(context, entry)
    case 'hold':
    case 'release':
      return findWithdrawal(context, entry)
    default:
      return undefined
  }
}

async function findBet({ account, services, language }: Context, orderNo: string) {
  const bet = await findRound(services.db, { orderNo, accountId: account.id }, language)
  if (!bet) return undefined
  const round = {
    vendor: bet.vendor_code,
    playable: bet.playable,
    roundId: bet.round_id,
    playSessionId: bet.play_session_id,
  }
  const verifyUrl = verifyAddress(await findOwnVendor(services), round, language)
  return {
    kind: 'bet' as const,
    orderNo,
    roundId: bet.round_id,
    gameName: bet.name,
    ...(verifyUrl !== undefined && { verifyUrl }),
  }
}

async function findDeposit({ account, services }: Context, entry: StatementEntry) {
  const id = await findDepositId(services.db, entry.reference, account.id)
  return id === undefined ? undefined : { kind: 'deposit' as const, depositId: String(id) }
}

async function findWithdrawal({ account, services }: Context, entry: StatementEntry) {
  const id = await findWithdrawalId(services.db, entry.id, account.id)
  return id === undefined ? undefined : { kind: 'withdrawal' as const, withdrawalId: String(id) }
}
