import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { listOpenCards, updateToSealedNumber } from './bank-card-store.ts'

/** So many cards are sealed in one run. */
const most = 500

/** Seals numbers of bank cards that were written before they were sealed, or by a process of that time (wallet 50). */
export const sealCards: Job = {
  name: 'wallet.seal-cards',
  everyMs: jobPeriods.sealCards,
  run: async (services) => {
    const open = await listOpenCards(services.db, most)
    for (const card of open) await updateToSealedNumber(services.db, services, card)
    return open.length
  },
}
