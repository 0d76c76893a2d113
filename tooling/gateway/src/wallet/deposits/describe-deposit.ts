import type { Deposit, DepositArrival } from '@saola/protocol'
import { bankAppLinks, vietQr } from '@saola/rules'
import { listArrivals } from './arrival-store.ts'
import { creditsOthers } from './credits-others.ts'
import type { Services } from '../../services/services.ts'
import { siteOf } from '../../services/site-of.ts'
import type { Merchant } from '../../http/merchant.ts'
import { depositStatusAt, type DepositRow } from './deposit-store.ts'
import { bankCatalogue } from '../bank-cards/bank-catalogue.ts'

type View = { services: Services; merchant: Merchant; language: 'VI' | 'EN' }

/** Deposits as the member sees them, with the code to scan and what has come for each. */
export async function describeDeposits(rows: readonly DepositRow[], view: View): Promise<Deposit[]> {
  if (rows.length === 0) return []
  const transfers = await listArrivals(
    view.services.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = transfers.filter(
      // What the operator gave to somebody else was never this member's.
      ({ deposit_id: id, account_id: owner }) =>
        id === row.id && (owner === null || owner === row.account_id),
    )
    const arrivals = own.map(({ amount, outcome, held, wish, state, received_at: at }) => ({
      amount,
      // A transfer with a deposit has one of these four: the table's check constraint says so.
      outcome: outcome as DepositArrival['outcome'],
      // The bank has it again, whoever sent it there.
      state: state === 'recalled' ? ('returned' as const) : state,
      ...(held === null ? {} : { held }),
      ...(wish === null ? {} : { wish }),
      at,
    }))
    const arrived = own
      .filter(({ state }) => state === 'credited')
      .reduce((sum, { amount }) => sum + amount, 0)
    return { ...describe(row, view), arrivals, arrived }
  })
}

/** One deposit, as `describeDeposits` tells it. */
export async function describeDeposit(row: DepositRow, view: View): Promise<Deposit> {
  const [deposit] = await describeDeposits([row], view)
  if (!deposit) throw new Error(`deposit ${row.id} cannot be shown`)
  return deposit
}

function describe(
  deposit: DepositRow,
  { services, merchant, language }: View,
): Omit<Deposit, 'arrivals' | 'arrived'> {
  const { bank } = merchant.settings
  const facts = { account: bank.accountNumber, amount: deposit.amount, memo: deposit.memo }
  const bankCode = bankCatalogue.find(({ bin }) => bin === bank.bin)?.code
  return {
    depositId: String(deposit.id),
    amount: deposit.amount,
    status: depositStatusAt(deposit, services.now()),
    memo: deposit.memo,
    qrPayload: vietQr({ bin: bank.bin, ...facts }),
    bankName: bank.name,
    bankBin: bank.bin,
    accountNumber: bank.accountNumber,
    accountName: bank.accountName,
    ...(services.settings.bankPageOrigin ? { bankPageUrl: bankPageUrl(deposit, services, language) } : {}),
    // A bank that VietQR does not know has no code that an app could understand.
    bankApps:
      bankCode === undefined
        ? []
        : bankAppLinks({
            ...facts,
            bankCode,
            accountName: bank.accountName,
            returnUrl: `${siteOf(services.settings, merchant.settings)}/wallet/deposit/${deposit.id}`,
          }),
    createdAt: deposit.created_at,
    expiresAt: deposit.expires_at,
    ...(deposit.received_at === null ? {} : { receivedAt: deposit.received_at }),
    creditsOthers: creditsOthers(merchant.settings),
  }
}

/** The memo travels along because nobody can guess it, while numbers of deposits can be counted up. */
function bankPageUrl(deposit: DepositRow, services: Services, language: 'VI' | 'EN'): string {
  const query = new URLSearchParams({ memo: deposit.memo, language })
  return `${services.settings.bankPageOrigin}/bank/pay/${deposit.id}?${query.toString()}`
}
