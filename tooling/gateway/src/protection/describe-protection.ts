import { type PlayTimeLimit, type ProtectionState, limitKinds, limitPeriods } from '@saola/protocol'
import {
  limitState,
  limitTimes,
  limitsOfferShownMs,
  minuteMs,
  pauseAt,
  realityInterval,
  requestState,
  type Limit,
  type LimitRequest,
  type Movement,
  type PlayedTime,
  type TimeLimit,
} from '@saola/rules'
import type { CallContext } from '../http/mount.ts'
import { readLimits } from './limit-store.ts'
import { hasDeposited, readMovements } from './movement-store.ts'
import { getOfferedAt } from '../accounts/offers/limit-offer-store.ts'
import { dayOf, getStakeGuard } from './stakes/stake-guard-store.ts'

/** What a member sees of her protection now. */
export async function describeProtection({
  account,
  services,
  merchant,
}: Pick<CallContext<unknown>, 'account' | 'services' | 'merchant'>): Promise<ProtectionState> {
  const now = services.now()
  const limits = await readLimits(services.db, account.id)
  const movements = await readMovements(services.db, account.id, limits, now)
  const guard = await getStakeGuard(services.db, account.id, undefined, now)
  const pause = pauseAt(guard.pauses, now)
  const offeredAt = await getOfferedAt(services.db, account.id)
  const isOffered = offeredAt !== undefined && now < offeredAt + limitsOfferShownMs
  const ordered = limits.toSorted((a, b) => placeOf(a) - placeOf(b))
  const own = ordered.filter(({ owner }) => owner === undefined)
  const operators = ordered.filter(({ owner }) => owner === 'operator')
  const hasDepositLimit = own.some(({ kind }) => kind === 'deposit')
  return {
    now,
    limits: own.map((limit) => describeLimit(limit, movements, now)),
    ...(operators.length > 0 && {
      operatorLimits: operators.map((limit) => describeLimit(limit, movements, now)),
    }),
    timeLimits: guard.timeLimits.map((limit) => describeTimeLimit(limit, dayOf(guard), now)),
    ...(pause && {
      pause: {
        kind: pause.kind,
        ...(pause.until && { until: pause.until }),
        ...(pause.source && { source: pause.source }),
      },
    }),
    realityMinutes: realityInterval(guard.realityMinutes),
    asksForLimit: !hasDepositLimit && pause === undefined && !(await hasDeposited(services.db, account.id)),
    ...(isOffered && { offeredAt }),
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

function describeTimeLimit(limit: TimeLimit, played: PlayedTime, now: number): PlayTimeLimit {
  const { period, amount: minutes, owner, request } = limit
  const state = requestState(limit, now)
  const usedMs = played[period]
  return {
    period,
    minutes,
    ...(usedMs !== undefined && { usedMinutes: Math.floor(usedMs / minuteMs) }),
    ...(owner && { owner }),
    ...(request &&
      state !== 'none' && { request: { ...wishOf(request), minutes: request.amount ?? null, state } }),
  }
}

function wishOf({ filedAt, confirmFrom, confirmUntil }: LimitRequest) {
  return { filedAt, confirmFrom, confirmUntil }
}

function placeOf({ kind, period }: Limit): number {
  return limitKinds.indexOf(kind) * limitPeriods.length + limitPeriods.indexOf(period)
}
