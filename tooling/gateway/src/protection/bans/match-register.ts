import { jobPeriods } from '@saola/rules'
import {
  lockUncheckedFile,
  lookAtAccounts,
  updateChecked,
  type RegisteredAccount,
  type UncheckedFile,
} from '../../accounts/register/register-store.ts'
import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import type { Job } from '../../services/job.ts'
import { lockProtections } from '../limit-store.ts'
import { beginBan, endBan } from './ban-store.ts'

/** So many accounts are looked at by one transaction. */
const batch = 500

/**
 * Goes through the accounts of a merchant whose register was applied: closes play to whom it names, and opens it again to whom the
 * one before named and this one does not (protection 23).
 */
export const matchRegister: Job = {
  name: 'protection.match-register',
  everyMs: jobPeriods.matchRegister,
  run: async ({ db, now: clock }) => {
    let changed = 0
    for (;;) {
      const part = await db.transaction().execute((trx) => matchPart(trx, clock()))
      if (part === undefined) return changed
      changed += part
    }
  },
}

/** One part of one file: how many accounts changed; undefined where nothing is left to look at. */
async function matchPart(trx: Database, now: number): Promise<number | undefined> {
  const file = await lockUncheckedFile(trx)
  if (file === undefined) return undefined
  const { count, last, named, freed } = await lookAtAccounts(trx, file, batch)
  // A stake that is under way comes before or after, not in between.
  await lockProtections(
    trx,
    [...named, ...freed].map(({ id }) => id),
  )
  const ban = { source: 'register', now } as const
  for (const account of named) {
    if (await beginBan(trx, account.id, ban)) await tell(trx, file, { account, isNamed: true, now })
  }
  for (const account of freed) {
    if (await endBan(trx, account.id, ban)) await tell(trx, file, { account, isNamed: false, now })
  }
  await updateChecked(trx, file.id, { to: last, now: count < batch ? now : null })
  return named.length + freed.length
}

async function tell(
  trx: Database,
  { merchantId, name: file }: UncheckedFile,
  { account, isNamed, now }: { account: RegisteredAccount; isNamed: boolean; now: number },
): Promise<void> {
  await appendEvent(trx, {
    merchantId,
    at: now,
    kind: isNamed ? 'protection.excluded' : 'protection.limit-changed',
    actor: 'gateway',
    accountId: account.id,
    subject: account.name,
    after: { source: 'register', file, isNamed },
  })
}
