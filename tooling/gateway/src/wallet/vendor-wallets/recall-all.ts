import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import type { VendorWallet } from '../../services/ports.ts'
import { moveBetweenWallets } from './ask-vendor.ts'
import { listVendorNames } from './vendor-name-store.ts'
import { findByKey } from '../money-act-store.ts'

/** Takes everything back from every vendor; each ends for itself, and the same key never moves money again. */
export const recallAll: Handler<typeof calls.wallet.recallAll> = async (context) => {
  const { services, language } = context
  const names = await listVendorNames(services.db, language)
  const wallets = await services.vendorWallets(services.db)
  const list = await Promise.all(
    [...wallets].map(async ([code, wallet]) => ({
      vassalage: code,
      vendorName: names(code),
      ...(await recallFrom(context, code, wallet)),
    })),
  )
  return { list }
}

async function recallFrom(
  { account, services, idempotencyKey }: Parameters<typeof recallAll>[0],
  code: string,
  wallet: VendorWallet,
): Promise<{ state: 'done' | 'pending' | 'refused' | 'empty' | 'unreachable'; amount: number }> {
  const key = `${idempotencyKey}:${code}`
  const known = await findByKey(services.db, 'vendor_transfer', account.id, key)
  if (known) return known
  const balance = await wallet.balanceOf(String(account.id)).catch(() => undefined)
  if (balance === undefined) return { state: 'unreachable', amount: 0 }
  if (balance === 0) return { state: 'empty', amount: 0 }
  const { state, amount } = await moveBetweenWallets(services, {
    accountId: account.id,
    vendorCode: code,
    direction: 'out',
    amount: balance,
    idempotencyKey: key,
  })
  return { state, amount }
}
