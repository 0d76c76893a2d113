import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'

/** Bounds of a withdrawal as the relay says them: its owner confirms it (wallet 17), and nothing is kept of it. */
export const getRelayedSettings: Handler<typeof calls.wallet.relayedWithdrawSettings> = async ({
  merchant,
}) => {
  const { minimumAmount, maximumAmount } = withdrawalSettingsOf(merchant.settings)
  return { c2cEnabled: 'Y', minimumAmount, maximumAmount, withdrawPenaltyCharge: 0 }
}
