import { dayMs, jobPeriods } from '@saola/rules'
import { migrate } from './migrate.ts'
import { everySoOften, type Repeated } from './every-so-often.ts'
import { settleCorrections } from './matches/corrections/settle-corrections.ts'
import { keepPrices } from './matches/history/keep-prices.ts'
import type { MatchSource } from './matches/match-source.ts'
import { forgetMatches } from './matches/match-store.ts'
import { createModelSource } from './matches/model-source.ts'
import { runMatches } from './matches/run-matches.ts'
import { recoverRounds } from './rounds/recover-rounds.ts'
import { forgetDemos } from './sitting/demo-store.ts'
import type { Services } from './services.ts'
import { sealOpenSeeds } from './seeds/open-seed-store.ts'
import { createTableHall } from './tables/table-hall.ts'
import { forgetIdleRounds } from './tables/table-round-store.ts'
import { createVendor } from './vendor.ts'

/** A vendor with its tables in place, which ends rounds that a stopped process left open until it is closed. */
export type OpenVendor = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Ends what an earlier process left open and keeps tables and matches going; the gateway must answer by then. Returns how many rounds. */
  recover: () => Promise<number>
  close: () => void
}

/** Brings the vendor's schema up to date, which `services.db` is in, and starts its sweep. */
export async function openVendor(services: Services, schema?: string): Promise<OpenVendor> {
  await migrate(services.db, schema)
  await sealOpenSeeds(services)
  const hall = createTableHall(services)
  const matchSource = services.matchSource ?? createModelSource()
  let matches: Repeated | undefined
  const sweep = setInterval(() => {
    recoverRounds(services, jobPeriods.recoverRounds)
      .then(() => forgetDemos(services))
      .then(() => forgetIdleRounds(services.db, services.now() - 7 * dayMs))
      .then(() => forgetMatches(services, services.now() - 7 * dayMs))
      .catch((error: unknown) => console.error('[vendor]', error))
  }, jobPeriods.recoverRounds)
  return {
    fetch: createVendor({ ...services, matchSource }, undefined, hall).fetch,
    recover: () => {
      hall.start()
      matches ??= everySoOften(jobPeriods.runMatches, () => keepMatches(services, matchSource))
      return recoverRounds(services)
    },
    close: () => {
      clearInterval(sweep)
      hall.close()
      matches?.stop()
    },
  }
}

/** All that matches ask for now and again; what their feed offers is kept last, so that nothing there holds bets up. */
async function keepMatches(services: Services, source: MatchSource): Promise<void> {
  await runMatches(services, source)
  await settleCorrections(services)
  await keepPrices(services, source)
}
