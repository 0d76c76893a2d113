import { expect } from '@playwright/test'
import type { OwnPlatform } from './own-platform.ts'

/** The ledger of a platform of one's own agrees; its gateway rests from then on, for an embedded database has one reader. */
export async function expectReconciled({ platform, command }: OwnPlatform): Promise<void> {
  await platform.gateway.stop('SIGTERM')
  const { code, output } = command('reconcile')
  expect([code, output]).toEqual([0, expect.stringContaining('The ledger agrees.')])
}
