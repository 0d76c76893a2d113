import { dayMs, jobPeriods } from '@saola/rules'
import { migrate } from './migrate.ts'
import { recoverRounds } from './rounds/recover-rounds.ts'
import { forgetDemos } from './sitting/demo-store.ts'
import type { Services } from './services.ts'
import { createTableHall } from './tables/table-hall.ts'
import { forgetIdleRounds } from './tables/table-round-store.ts'
import { createVendor } from './vendor.ts'

/** A vendor with its tables in place, which ends rounds that a stopped process left open until it is closed. */
export type OpenVendor = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Ends what an earlier process left open and keeps the tables going; the gateway must answer by then. Returns how many rounds. */
  recover: () => Promise<number>
  close: () => void
}

/** Brings the vendor's schema up to date and starts its sweep. */
export async function openVendor(services: Services): Promise<OpenVendor> {
  await migrate(services.db)
  const hall = createTableHall(services)
  const sweep = setInterval(() => {
    recoverRounds(services, jobPeriods.recoverRounds)
      .then(() => forgetDemos(services))
      .then(() => forgetIdleRounds(services.db, services.now() - 7 * dayMs))
      .catch((error: unknown) => console.error('[vendor]', error))
  }, jobPeriods.recoverRounds)
  return {
    fetch: createVendor(services, undefined, hall).fetch,
    recover: () => {
      hall.start()
      return recoverRounds(services)
    },
    close: () => {
      clearInterval(sweep)
      hall.close()
    },
  }
}
