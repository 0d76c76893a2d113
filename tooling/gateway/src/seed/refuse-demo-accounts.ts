import type { Database } from '../db/database.ts'
import { findDemoAccount } from './people-store.ts'
import { StartRefused } from '@saola/server'

/** The database holds accounts whose passwords everybody can read. */
export class DemoInProduction extends StartRefused {
  constructor(name: string) {
    super(
      `This database holds demo accounts (${name}, ...), whose passwords are published, so it is not served to the world. ` +
        'Use another database, or set SAOLA_LOCAL=1 on a laptop.',
    )
  }
}

/** Throws `DemoInProduction` where the demo data was put in place. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await findDemoAccount(db)
  if (found) throw new DemoInProduction(found)
}
