import type { calls } from '@saola/protocol'
import { termsVersion } from '@saola/rules'
import { addConsent } from '../accounts/consents/consent-store.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'

/** Accepts the terms in the version that was read; another than the one in force is nobody's to accept any more (member 24). */
export const acceptTerms: Handler<typeof calls.member.acceptTerms> = async ({
  account,
  services,
  input,
  network,
}) => {
  if (input.version !== termsVersion) throw new Fault('request_param_err', { field: 'version' })
  await addConsent(services.db, {
    accountId: account.id,
    version: input.version,
    at: services.now(),
    ip: network,
  })
}
