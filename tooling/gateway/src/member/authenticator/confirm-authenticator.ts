import type { calls } from '@saola/protocol'
import { plainText } from '@saola/validation'
import {
  confirmAuthenticator as switchOn,
  findAuthenticator,
} from '../../accounts/authenticator/authenticator-store.ts'
import { writeRecoveryCodes } from '../../accounts/authenticator/recovery-codes.ts'
import { matchingStep } from '../../accounts/authenticator/totp.ts'
import { waitWhereStrange } from '../../accounts/payout-guard/wait-where-strange.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { forgetCodeAttempts, takeCodeAttempt } from './code-attempts.ts'

/** Switches the authenticator on with its first code, and hands out the recovery codes. */
export const confirmAuthenticator: Handler<typeof calls.member.confirmAuthenticator> = async (context) => {
  const { account, services, input } = context
  await takeCodeAttempt(services, account.id)
  const started = await findAuthenticator(services, account.id)
  if (!started) throw new Fault('member.authenticator.off')
  if (started.confirmedAt !== null) throw new Fault('member.authenticator.on')
  const code = plainText(input.code).replaceAll(/\s/g, '')
  const step = matchingStep(started.secret, code, services.now(), 0)
  if (step === undefined) throw new Fault('member.authenticator.code', { field: 'code' })
  const recoveryCodes = await services.db.transaction().execute(async (trx) => {
    await waitWhereStrange(trx, context, 'guard')
    const isSwitchedOn = await switchOn(trx, account.id, step, services.now())
    if (!isSwitchedOn) throw new Fault('member.authenticator.on')
    await recordActivity(trx, context, { kind: 'authenticator.on' })
    return writeRecoveryCodes(trx, account.id, services.randomBytes)
  })
  await forgetCodeAttempts(services, account.id)
  await tellOwner(context, 'authenticator_on')
  return { recoveryCodes }
}
