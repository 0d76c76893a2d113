import { expireOffer, jobPeriods } from '@saola/rules'
import type { Job } from '../services/job.ts'
import type { Services } from '../services/services.ts'
import { asRules } from './as-rules.ts'
import { lockAround } from './steps/contract-lock-store.ts'
import { findContract, listExpired } from './contract-store.ts'
import { saveStep } from './steps/save-step.ts'

/** How many offers one run takes on at most; the next run goes on. */
const batch = 200

/** Takes offers off the table that nobody answered in time (contracts 22). */
export const expireOffers: Job = {
  name: 'contracts.expire-offers',
  everyMs: jobPeriods.expireOffers,
  run: async (services) => {
    let changed = 0
    for (const id of await listExpired(services.db, services.now(), batch)) {
      if (await expireOne(services, id)) changed += 1
    }
    return changed
  },
}

function expireOne({ db, now: clock }: Services, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await findContract(trx, id)
    if (!found) return false
    await lockAround(trx, found)
    const contract = await findContract(trx, id)
    const now = clock()
    const expired = contract && expireOffer(asRules(contract), now)
    if (!expired) return false
    await saveStep(trx, contract, { ...expired, ended: [] }, { now, ended: [], extras: {} })
    return true
  })
}
