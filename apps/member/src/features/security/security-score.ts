import type { SecurityState } from '@saola/protocol'

/** The layers that count, in the order in which they are worth setting. */
export const layers = ['password', 'paymentPassword', 'email', 'mobile', 'authenticator', 'recovery'] as const
export type Layer = (typeof layers)[number]

/** How an account is guarded: a bare password is weak however long it is. */
export type SecurityGrade = 'weak' | 'fair' | 'strong'

/** The layers that are missing, and what that makes of the account. An address counts once a code has proved it. */
export function securityScore(state: SecurityState): { missing: readonly Layer[]; grade: SecurityGrade } {
  const has: Record<Layer, boolean> = {
    password: state.password.isSet,
    paymentPassword: state.paymentPassword.isSet,
    email: state.email?.verifiedAt !== undefined,
    mobile: state.mobile?.verifiedAt !== undefined,
    authenticator: state.authenticator.isSet || (state.passkeys ?? []).length > 0,
    recovery: state.recoveryCodesLeft > 0,
  }
  const missing = layers.filter((layer) => !has[layer])
  return { missing, grade: gradeOf(has, missing.length) }
}

function gradeOf(has: Record<Layer, boolean>, missing: number): SecurityGrade {
  if (missing === 0) return 'strong'
  // Without a way back to the account or a second factor, losing the password loses the account.
  const isFair = has.password && has.paymentPassword && (has.email || has.mobile || has.authenticator)
  return isFair ? 'fair' : 'weak'
}
