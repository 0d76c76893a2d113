import type { calls } from '@saola/protocol'
import { paymentPasswordRule } from '@saola/rules'
import { checkConfirmation, checkField } from '@saola/validation'
import { Fault } from '../../http/fault.ts'
import { issueFault } from '../../http/issue-fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { clearGuesses } from '../../accounts/guesses/take-guess.ts'
import { paymentGuessKey, savePaymentPassword } from '../../accounts/payment-password.ts'
import { waitWhereStrange } from '../../accounts/payout-guard/wait-where-strange.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'

/**
 * Sets or changes the transaction password by the merchant's rule for it; the sign-in password, and the authenticator where it is on
 * (member 19), prove the owner.
 */
export const setPaymentPassword: Handler<typeof calls.member.setPaymentPassword> = async (context) => {
  const { account, services, input } = context
  refuseWeak(context, input.newPassword)
  const unlike = checkConfirmation(input.newPassword, input.confirmNewPassword, 'confirmNewPassword')[0]
  if (unlike) throw issueFault(unlike, context.language)
  if (input.newPassword === input.password) {
    throw new Fault('request_param_err', {
      field: 'newPassword',
      messageKey: 'security.payment.same_as_password',
    })
  }
  await requirePassword(context, input.password)
  await services.db.transaction().execute(async (trx) => {
    await requireCodeWhereOn(services, trx, account.id, input.code)
    await waitWhereStrange(trx, context, 'payment_password')
    await savePaymentPassword(trx, account.id, input.newPassword, services)
    await recordActivity(trx, context, { kind: 'payment_password' })
  })
  await services.limiter.forget(`payment-password:account:${account.id}`)
  await clearGuesses(services, paymentGuessKey(account.id))
  await tellOwner(context, 'payment_password')
}

/** By the merchant's rule (member 6). */
function refuseWeak(
  { merchant, language }: Pick<CallContext<unknown>, 'merchant' | 'language'>,
  typed: string,
): void {
  const refused = checkField(paymentPasswordRule(merchant.settings.register['paymentPassword']), typed)[0]
  if (refused) throw issueFault({ ...refused, field: 'newPassword' }, language)
}
