import type { calls } from '@saola/protocol'
import { findReachable, getLineContact, updateLineContact } from '../../accounts/line-contact-store.ts'
import type { Handler } from '../../http/mount.ts'
import { maskMobile } from '../mask.ts'

/** Whether the line may contact the account, and how it reaches who stands above (member 16). */
export const readLineContact: Handler<typeof calls.member.lineContact> = async ({ account, services }) => {
  const { uplineId, mobile, since } = await getLineContact(services.db, account.id)
  const upline = uplineId === null ? undefined : await findReachable(services.db, uplineId, services.now())
  return {
    mayContact: since !== null,
    ...(mobile !== null && { own: maskMobile(mobile) }),
    ...(upline && { upline }),
  }
}

/** Gives consent, or takes it back. */
export const setLineContact: Handler<typeof calls.member.setLineContact> = async ({
  account,
  services,
  input,
}) => {
  await updateLineContact(services.db, account.id, input.mayContact ? services.now() : null)
}
