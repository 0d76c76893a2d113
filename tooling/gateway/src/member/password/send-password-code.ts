import type { calls } from '@saola/protocol'
import { limits } from '../../accounts/attempt-limits.ts'
import { sendCode } from '../../accounts/codes/verification-codes.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { maskEmail, maskMobile } from '../mask.ts'
import { firstPasswordAddress, requireNoPassword } from './first-password-owner.ts'

/** Sends the code for a first password to an address of the account, and says which; `none` when it has no address. */
export const sendPasswordCode: Handler<typeof calls.member.passwordCode> = async (context) => {
  const { account, services, merchant, network, language } = context
  await requireNoPassword(context)
  const address = await firstPasswordAddress(services.db, account.id)
  if (!address) return { channel: 'none', masked: '' }
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  await sendCode(services, {
    merchantId: merchant.id,
    accountId: account.id,
    purpose: 'reset',
    ...address,
    language,
    network,
  })
  const mask = address.channel === 'sms' ? maskMobile : maskEmail
  return { channel: address.channel, masked: mask(address.recipient) }
}
