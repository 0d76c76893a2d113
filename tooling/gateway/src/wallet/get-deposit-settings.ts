import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** What a deposit may be; the merchant sets it. */
export const getDepositSettings: Handler<typeof calls.wallet.depositSettings> = async ({ merchant }) =>
  merchant.settings.deposit
