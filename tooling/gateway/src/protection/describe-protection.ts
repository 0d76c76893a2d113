import { type ProtectionState, limitKinds, limitPeriods } from '@saola/protocol'
import {
  limitState,
  limitTimes,
  pauseAt,
  realityInterval,
  requestState,
  type Limit,
  type Movement,
} from '@saola/rules'
import type { CallContext } from '../http/mount.ts'
import { readLimits } from './limit-store.ts'
import { readPauses } from './pause-store.ts'
import { hasDeposited, readMovements } from './movement-store.ts'
import { findSetting } from './setting-store.ts'

/** What a member sees of her protection now. */
export async function describeProtection({
  account,
  services,
  merchant,
}: Pick<CallContext<unknown>, 'account' | 'services' | 'merchant'>): Promise<ProtectionState> {
  const now = services.now()
  const limits = await readLimits(services.db, account.id)
  const movements = await readMovements(services.db, account.id, limits, now)
  const pause = pauseAt(await readPauses(services.db, account.id), now)
  const ordered = limits.toSorted((a, b) => placeOf(a) - placeOf(b))
  const hasDepositLimit = limits.some(({ kind }) => kind === 'deposit')
  return {
    now,
    limits: ordered.map((limit) => describeLimit(limit, movements, now)),
    ...(pause && { pause: { kind: pause.kind, ...(pause.until && { until: pause.until }) } }),
    realityMinutes: realityInterval(
      (await findSetting(services.db, account.id))?.realityMinutes ?? undefined,
    ),
    asksForLimit: !hasDepositLimit && pause === undefined && !(await hasDeposited(services.db, account.id)),
    ...(merchant.settings.protection ?? limitTimes),
  }
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
