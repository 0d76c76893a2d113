import type { calls } from '@saola/protocol'
import { limits } from '../../accounts/attempt-limits.ts'
import { sendCode } from '../../accounts/codes/verification-codes.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { readContact } from './read-contact.ts'

/** Sends a code to a new address. Whether somebody has it already is told to nobody who cannot read it. */
export const sendContactCode: Handler<typeof calls.member.contactCode> = async (context) => {
  const { account, services, merchant, input, network, language } = context
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  await takeAttempt(services, `contact-code:account:${account.id}`, limits.codesPerRecipient)
  return sendCode(services, {
    merchantId: merchant.id,
    purpose: 'contact',
    channel: input.channel,
    recipient: readContact(context),
    language,
    network,
    ...(input.captchaToken && { proof: input.captchaToken }),
  })
}
