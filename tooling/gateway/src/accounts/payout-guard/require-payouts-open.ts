import { hourMs, payoutStop, payoutWaitHours, type PayoutStop } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { Fault } from '../../http/fault.ts'
import { findPayoutWait, hasPayoutLock } from './payout-guard-store.ts'

/** Why nothing may leave an account now, if anything stands in the way (wallet 41 and 42). */
export async function readPayoutStop(
  db: Database,
  accountId: number,
  { settings, now }: { settings: Pick<MerchantSettings, 'withdrawal'>; now: number },
): Promise<PayoutStop | undefined> {
  const isLocked = await hasPayoutLock(db, accountId)
  const wait = await findPayoutWait(db, accountId)
  return payoutStop({ isLocked, wait, hours: waitHoursOf(settings) }, now)
}

/** What is newer than this is new by the merchant's wait. */
export function waitStart(settings: Pick<MerchantSettings, 'withdrawal'>, now: number): number {
  return now - waitHoursOf(settings) * hourMs
}

/** Refuses a payout that has to wait, with the moment at which the wait ends, and any of an account that its owner has locked. */
export async function requirePayoutsOpen(
  db: Database,
  accountId: number,
  when: { settings: Pick<MerchantSettings, 'withdrawal'>; now: number },
): Promise<void> {
  const stop = await readPayoutStop(db, accountId, when)
  if (stop === undefined) return
  if (stop.reason === 'locked') return refuseLocked()
  throw new Fault('wallet.withdraw.refused', {
    messageKey: `wallet.withdraw.waits.${stop.reason}`,
    params: { untilAt: stop.until },
    value: stop,
  })
}

/** Refuses money that leaves an account which its owner has locked. */
export async function requireNoPayoutLock(db: Database, accountId: number): Promise<void> {
  if (await hasPayoutLock(db, accountId)) refuseLocked()
}

function waitHoursOf({ withdrawal }: Pick<MerchantSettings, 'withdrawal'>): number {
  return withdrawal?.waitHours ?? payoutWaitHours.usual
}

function refuseLocked(): never {
  const stop: PayoutStop = { reason: 'locked' }
  throw new Fault('wallet.withdraw.refused', { messageKey: 'wallet.withdraw.locked', value: stop })
}
