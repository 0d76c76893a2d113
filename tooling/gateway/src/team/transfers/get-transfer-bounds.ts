import type { calls } from '@saola/protocol'
import { leftToTransfer, startOfDay } from '@saola/rules'
import { isGuarded } from '../../accounts/authenticator/guard-store.ts'
import { readLineStop } from '../../accounts/payout-guard/require-payouts-open.ts'
import { hasPaymentPassword } from '../../accounts/payment-password.ts'
import { findSubAccountDay } from '../../accounts/money-act/sub-account-day-store.ts'
import { actorOf } from '../../http/caller.ts'
import type { Handler } from '../../http/mount.ts'
import { sumSent } from './agent-transfer-store.ts'
import { takesPart } from './can-receive.ts'
import { describeRecipient } from './describe-recipient.ts'
import { findUpline } from './recipient-store.ts'
import { transferSettingsOf } from './transfer-settings.ts'

/** What the caller may send today, and what has to be set up before. */
export const getTransferBounds: Handler<typeof calls.team.transferBounds> = async ({
  account,
  services,
  merchant,
}) => {
  const { db, now } = services
  const { isOpen, minimumAmount, dailyCap } = transferSettingsOf(merchant.settings, account.name)
  const upline = await findUpline(db, account)
  const leftToday = leftToTransfer({ dailyCap, sentToday: await sumSent(db, account.id, startOfDay(now())) })
  const stop = await readLineStop(db, account, { settings: merchant.settings, now: now() })
  const own = await findSubAccountDay(db, account, now())
  return {
    isOpen: isOpen && takesPart(account.type),
    minimumAmount,
    // A sub-account has a day of its own within its owner's (team 35).
    dailyCap: Math.min(dailyCap, own?.dailyCap ?? dailyCap),
    leftToday: Math.min(leftToday, own ? Math.max(0, own.dailyCap - own.moved) : leftToday),
    // A sub-account proves itself, not its owner.
    hasPaymentPassword: await hasPaymentPassword(db, actorOf(account)),
    hasAuthenticator: await isGuarded(db, actorOf(account)),
    ...(stop && { stop }),
    ...(upline && { upline: await describeRecipient(services, upline) }),
  }
}
