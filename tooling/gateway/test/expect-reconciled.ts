import { reconcile } from '../src/operations/reconcile.ts'
import { type Database } from '../src/db/database.ts'
import { expect } from 'vitest'

/** Everything that must hold in the ledger holds; what does not is told by the failed check. */
export async function expectReconciled(db: Database): Promise<void> {
  const { clean, lines } = await reconcile(db)
  expect(clean, lines.filter((line) => !line.startsWith('ok')).join('\n')).toBe(true)
}
