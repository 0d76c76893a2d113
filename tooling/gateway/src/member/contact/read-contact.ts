import { readEmail } from '../../accounts/read-email.ts'
import { requirePhone } from '../../accounts/require-phone.ts'
import type { CallContext } from '../../http/mount.ts'

/** A phone number in E.164, or a mail address in lower case; anything else is refused at its field. */
export function readContact({
  input,
  language,
}: CallContext<{ channel: 'sms' | 'email'; contact: string }>): string {
  if (input.channel === 'sms') return requirePhone(input.contact, 'contact')
  return readEmail(input.contact, language, 'contact')
}
