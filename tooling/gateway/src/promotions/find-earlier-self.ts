import { onePersonBy, type OnePerson } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { listSignsShared } from './one-person-store.ts'

/**
 * Why an account is taken for another one of somebody who was a member before; undefined for a person of its own. What is given to
 * newcomers is given to the first account, so that of two in one moment nobody has to be asked first (promotions 33).
 */
export async function findEarlierSelf(db: Database, accountId: number): Promise<OnePerson | undefined> {
  const shared = await listSignsShared(db, accountId)
  return shared.map(({ signs }) => onePersonBy(signs)).find((found) => found !== undefined)
}
