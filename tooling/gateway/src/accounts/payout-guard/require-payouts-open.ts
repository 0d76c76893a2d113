import { hourMs, payoutStop, payoutWaitHours, type PayoutStop } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { actorOf, type Account } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import { findLineWait, findPayoutWait, hasPayoutLock } from './payout-guard-store.ts'

type When = { settings: Pick<MerchantSettings, 'withdrawal'>; now: number }

/** Why nothing may leave an account for a bank now, if anything stands in the way (wallet 41 and 42). */
export async function readPayoutStop(
  db: Database,
  accountId: number,
  { settings, now }: When,
): Promise<PayoutStop | undefined> {
  const isLocked = await hasPayoutLock(db, accountId)
  const wait = await findPayoutWait(db, accountId)
  return payoutStop({ isLocked, wait, hours: waitHoursOf(settings) }, now)
}

/**
 * Why nothing may leave an account along the line, for bills or as goods now (wallet 42 and 53). Where a sub-account acts, whose own
 * secrets prove it, what stands in its way counts as well.
 */
export async function readLineStop(
  db: Database,
  account: Pick<Account, 'id' | 'actorId'>,
  { settings, now }: When,
): Promise<PayoutStop | undefined> {
  const ids = [...new Set([account.id, actorOf(account)])]
  const isLocked = await hasPayoutLock(db, ...ids)
  return payoutStop({ isLocked, wait: await findLineWait(db, ids), hours: waitHoursOf(settings) }, now)
}

/** What is newer than this is new by the merchant's wait. */
export function waitStart(settings: Pick<MerchantSettings, 'withdrawal'>, now: number): number {
  return now - waitHoursOf(settings) * hourMs
}

/** Refuses a payout that has to wait, with the moment at which the wait ends, and any of an account that its owner has locked. */
export async function requirePayoutsOpen(db: Database, accountId: number, when: When): Promise<void> {
  refuseStop(await readPayoutStop(db, accountId, when))
}

/** Refuses money along the line, a bill or goods that have to wait, and any of an account that its owner has locked. */
export async function requireLineOpen(
  db: Database,
  account: Pick<Account, 'id' | 'actorId'>,
  when: When,
): Promise<void> {
  refuseStop(await readLineStop(db, account, when))
}

function refuseStop(stop: PayoutStop | undefined): void {
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
