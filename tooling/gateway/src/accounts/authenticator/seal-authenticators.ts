import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { listOpenSecrets, updateToSealed } from './authenticator-store.ts'
import { sealSecret } from './sealed-secret.ts'

/** Seals what was written before secrets of authenticators were sealed, or by a process of that time (member 9). */
export const sealAuthenticators: Job = {
  name: 'member.seal-authenticators',
  everyMs: jobPeriods.sealAuthenticators,
  run: async (services) => {
    const open = await listOpenSecrets(services.db)
    for (const { accountId, secret } of open) {
      await updateToSealed(services.db, {
        accountId,
        secret,
        sealed: sealSecret(services, accountId, secret),
      })
    }
    return open.length
  },
}
