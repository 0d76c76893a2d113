import { settleTransfers } from '../bank/settle-transfers-job.ts'
import { tellConfirmable } from '../protection/tell-confirmable.ts'
import { settleVendorTransfers } from '../wallet/vendor-wallets/settle-vendor-transfers.ts'
import { assumeReceipts, payAutomatically } from '../wallet/withdrawal/withdrawal-jobs.ts'
import type { Job } from './job.ts'

/** Every job of this gateway. */
export const jobs: readonly Job[] = [
  assumeReceipts,
  payAutomatically,
  settleTransfers,
  settleVendorTransfers,
  tellConfirmable,
]
