import type { ProtectionState } from '@saola/protocol'
import {
  limitKinds,
  limitPeriods,
  limitState,
  limitTimes,
  pauseAt,
  realityInterval,
  requestState,
  type Limit,
  type Movement,
} from '@saola/rules'
import type { Database } from '../db/open-database.ts'
import type { CallContext } from '../http/mount.ts'
import { readLimits } from './limit-store.ts'
import { readPauses } from './pause-store.ts'
import { readMovements } from './read-movements.ts'

/** What a member sees of her protection now. */
export async function describeProtection({
  account,
  house,
  merchant,
}: Pick<CallContext<unknown>, 'account' | 'house' | 'merchant'>): Promise<ProtectionState> {
  const now = house.now()
  const limits = await readLimits(house.db, account.id)
  const movements = await readMovements(house.db, account.id, limits, now)
  const pause = pauseAt(await readPauses(house.db, account.id), now)
  const ordered = limits.toSorted((a, b) => placeOf(a) - placeOf(b))
  const hasDepositLimit = limits.some(({ kind }) => kind === 'deposit')
  return {
    now,
    limits: ordered.map((limit) => describeLimit(limit, movements, now)),
    ...(pause && { pause: { kind: pause.kind, ...(pause.until && { until: pause.until }) } }),
    realityMinutes: realityInterval((await readSetting(house.db, account.id))?.reality_minutes ?? undefined),
    asksForLimit: !hasDepositLimit && pause === undefined && !(await hasDeposited(house.db, account.id)),
    ...(merchant.settings.protection ?? limitTimes),
  }
}

/** What an account chose for its reality checks, and when it answered the last one. */
export function readSetting(db: Database, accountId: number) {
  return db
    .selectFrom('protection_setting')
    .select(['reality_minutes', 'checked_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

function describeLimit(
  limit: Limit,
  movements: readonly Movement[],
  now: number,
): ProtectionState['limits'][number] {
  const { used, left, resetsAt } = limitState(limit, movements, now)
  const { kind, period, amount, request } = limit
  const state = requestState(limit, now)
  return {
    kind,
    period,
    amount,
    used,
    left,
    resetsAt,
    ...(request && state !== 'none' && { request: { ...request, amount: request.amount ?? null, state } }),
  }
}

function placeOf({ kind, period }: Limit): number {
  return limitKinds.indexOf(kind) * limitPeriods.length + limitPeriods.indexOf(period)
}

async function hasDeposited(db: Database, accountId: number): Promise<boolean> {
  const first = await db
    .selectFrom('deposit')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}
