import { isOffered, type Capabilities } from '@saola/shell'

/** The reports in the order of their tabs. */
export const reportPaths = [
  '/reports/betting',
  '/reports/profit',
  '/reports/team-transactions',
  '/reports/credit',
  '/reports/income',
  '/reports/transactions',
] as const

/** The first report that the gateway has a call for. */
export function firstReport(capabilities: Pick<Capabilities, 'closed'>): (typeof reportPaths)[number] {
  return reportPaths.find((path) => isOffered(capabilities, path)) ?? reportPaths[0]
}
