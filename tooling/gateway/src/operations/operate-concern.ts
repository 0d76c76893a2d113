import * as z from 'zod/mini'
import { exclusionLengths } from '@saola/protocol'
import { exclusionOf, takePause } from '@saola/rules'
import { findByName } from '../accounts/sign-in-account-store.ts'
import type { Database } from '../db/database.ts'
import { appendEvent } from '../events/event-store.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import { closeIfEmpty } from '../member/close-if-empty.ts'
import {
  listWaitingConcerns,
  updateToDecided,
  type Decision,
  type WaitingConcern,
} from '../protection/concern-store.ts'
import { lockProtection } from '../protection/limit-store.ts'
import { addPause, readPauses } from '../protection/pause-store.ts'
import type { Services } from '../services/services.ts'

const words = z.string().check(z.minLength(1), z.maxLength(1000))
const decided = { merchant: z.string(), concernId: z.int(), note: words, by: words }
/** The account that the report turned out to be about. */
const account = z.string().check(z.minLength(1), z.maxLength(64))

/** What the operator does about reports of others: looks at what waits, excludes or closes an account, or does nothing and says why. */
export const concernOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('waiting'), merchant: z.string() }),
  z.strictObject({ do: z.literal('exclude'), ...decided, account, length: z.enum(exclusionLengths) }),
  z.strictObject({ do: z.literal('close'), ...decided, account }),
  z.strictObject({ do: z.literal('nothing'), ...decided }),
])
export type ConcernOperation = z.infer<typeof concernOperation>

/** So much of what waits is told at once. */
const most = 100

/** Decides a report once (protection 16): its account and what was done are written in the transaction that does it. */
export async function operateConcern(
  services: Services,
  wanted: ConcernOperation,
  person?: string,
): Promise<{ waiting: WaitingConcern[] } | { id: number }> {
  const { db } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'waiting') return { waiting: await listWaitingConcerns(db, merchantId, most) }
  const now = services.now()
  const decide = async (
    trx: Database,
    outcome: Decision['outcome'],
    accountId: number | null,
  ): Promise<void> => {
    if (!(await updateToDecided(trx, merchantId, { ...wanted, outcome, accountId, now })))
      throw new Fault('not_found', { field: 'concernId', messageKey: 'desk.concern.gone' })
    await appendEvent(trx, {
      merchantId,
      at: now,
      kind: outcome === 'excluded' ? 'protection.excluded' : 'act.done',
      actor: 'operator',
      person: person ?? wanted.by,
      accountId: accountId ?? undefined,
      subject: `concern ${wanted.concernId}`,
      after: { act: `concern ${wanted.do}`, outcome, ...('length' in wanted && { length: wanted.length }) },
      reason: wanted.note,
    })
  }
  if (wanted.do === 'nothing') {
    await db.transaction().execute((trx) => decide(trx, 'nothing', null))
    return { id: wanted.concernId }
  }
  const accountId = await memberOf(db, merchantId, wanted.account)
  if (wanted.do === 'close') {
    const reasons = await closeIfEmpty(services, accountId, (trx) => decide(trx, 'closed', accountId))
    if (reasons.length > 0)
      throw new Fault('member.close.refused', { value: { reasons }, messageKey: 'desk.concern.not_empty' })
    return { id: wanted.concernId }
  }
  await db.transaction().execute(async (trx) => {
    await lockProtection(trx, accountId)
    const pause = exclusionOf(wanted.length, now)
    // Who is excluded for longer already stays so.
    const taken = takePause(await readPauses(trx, accountId), pause)
    if (taken.kind === 'paused') await addPause(trx, accountId, pause)
    await decide(trx, 'excluded', accountId)
  })
  return { id: wanted.concernId }
}

/** The account by its name; agents carry teams, so theirs are dealt with by hand. */
async function memberOf(db: Database, merchantId: number, name: string): Promise<number> {
  const found = await findByName(db, merchantId, name.trim().toLowerCase())
  if (found?.type !== 0)
    throw new Fault('not_found', { field: 'account', messageKey: 'desk.concern.no_member' })
  return found.id
}
