import { accountType, type calls } from '@saola/protocol'
import type { MerchantSettings } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { moveBetweenWallets } from './ask-vendor.ts'
import { describeTransfer, findByKey } from './transfer-store.ts'
import { vendorNames } from './vendor-names.ts'

/** Whether one wallet pays for all vendors; a merchant that says nothing has one. */
export function hasSingleWallet({ wallet }: Pick<MerchantSettings, 'wallet'>): boolean {
  return wallet?.isSingle ?? true
}

/** Moves money to or from a vendor. With a single wallet money can still be taken out, but no longer be put in. */
export const transferBetweenWallets: Handler<typeof calls.wallet.transfer> = async (context) => {
  const { account, house, input, merchant } = context
  if (account.type === accountType.trial) throw new Fault('account.type.refused')
  if (input.direction === 'in' && hasSingleWallet(merchant.settings))
    throw new Fault('function.not.available')
  if (!house.vendorWallets.has(input.vassalage)) {
    throw new Fault('request_param_err', { field: 'vassalage', params: { field: 'vassalage' } })
  }
  const wanted = {
    accountId: account.id,
    vendorCode: input.vassalage,
    direction: input.direction,
    amount: input.amount,
    idempotencyKey: context.idempotencyKey,
  }
  // Money may come back from a vendor during a break, it may not go to play.
  const guarded = { accountId: account.id, now: house.now(), language: context.language }
  const row = await moveBetweenWallets(house, wanted, async (trx) => {
    if (input.direction === 'in') await requireOpenFor(trx, 'bet', guarded)
  })
  const names = await vendorNames(house.db, context.language)
  return describeTransfer(row, names(row.vendor_code))
}

/** Takes everything back from every vendor; each ends for itself, and the same key never moves money again. */
export const recallAll: Handler<typeof calls.wallet.recallAll> = async (context) => {
  const { house, language } = context
  if (context.account.type === accountType.trial) throw new Fault('account.type.refused')
  const names = await vendorNames(house.db, language)
  const codes = [...house.vendorWallets.keys()]
  const list = await Promise.all(
    codes.map(async (code) => ({
      vassalage: code,
      vendorName: names(code),
      ...(await recallFrom(context, code)),
    })),
  )
  return { list }
}

async function recallFrom(
  { account, house, idempotencyKey }: Parameters<typeof recallAll>[0],
  code: string,
): Promise<{ state: 'done' | 'pending' | 'refused' | 'empty' | 'unreachable'; amount: number }> {
  const key = `${idempotencyKey}:${code}`
  const known = await findByKey(house.db, account.id, key)
  if (known) return known
  const balance = await house.vendorWallets
    .get(code)
    ?.balanceOf(String(account.id))
    .catch(() => undefined)
  if (balance === undefined) return { state: 'unreachable', amount: 0 }
  if (balance === 0) return { state: 'empty', amount: 0 }
  const { state, amount } = await moveBetweenWallets(house, {
    accountId: account.id,
    vendorCode: code,
    direction: 'out',
    amount: balance,
    idempotencyKey: key,
  })
  return { state, amount }
}
