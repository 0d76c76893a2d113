import { expect } from '@playwright/test'
import type { OwnHouse } from './own-house.ts'

/** The book of a house of one's own agrees; its gateway rests meanwhile, for an embedded book has one reader. */
export async function expectReconciled({ house, command }: OwnHouse): Promise<void> {
  await house.gateway.stop('SIGTERM')
  const { code, output } = command('reconcile')
  expect([code, output]).toEqual([0, expect.stringContaining('The book agrees.')])
  await house.gateway.start()
}
