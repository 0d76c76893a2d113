import type { Database } from '../../db/database.ts'

/** The titles of these codes that can be started. */
export function listOpenNodes(
  db: Database,
  codes: readonly string[],
): Promise<{ game_code: string; node_id: string }[]> {
  if (codes.length === 0) return Promise.resolve([])
  return db
    .selectFrom('game')
    .select(['game_code', 'node_id'])
    .where('game_code', 'in', codes)
    .where('playable', '=', true)
    .where('status', '=', 'open')
    .execute()
}
