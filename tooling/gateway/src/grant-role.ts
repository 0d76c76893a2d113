import { StartRefused, type OpenDatabase } from '@saola/server'
import { migrate } from './db/migrate.ts'
import type { Schema } from './db/schema.ts'
import { jobs } from './jobs/jobs.ts'
import { openQueue } from './jobs/run-jobs.ts'
import { grantQueue, grantServing, readRole } from './operations/serving-role-store.ts'

/**
 * Brings the schema up to date as its owner, and gives `role` what a gateway serves with and no more (wallet 67). Said again with
 * each release. Throws `StartRefused` where the role is unknown, or no rights hold it.
 */
export async function grant(opened: OpenDatabase<Schema>, role: string): Promise<void> {
  const found = await readRole(opened.db, role)
  if (found === 'unknown')
    throw new StartRefused(`There is no role "${role}": make it with create role … login.`)
  if (found === 'unbound') {
    throw new StartRefused(
      `The role "${role}" is a superuser or the owner: rights do not hold it. Name another.`,
    )
  }
  await migrate(opened.db)
  const { boss, queue } = await openQueue(opened, jobs)
  await boss.stop({ graceful: false })
  await opened.db.transaction().execute(async (trx) => {
    await grantServing(trx, opened.schema, role)
    await grantQueue(trx, queue, role)
  })
}
