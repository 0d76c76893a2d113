import { foldText } from '@saola/validation'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { pageAt } from '../http/page-store.ts'
import { contractSettingsOf } from './contract-settings.ts'
import { findOwn, listPaidPage, listPaid } from './contract-store.ts'
import { describeContract } from './describe-contract.ts'
import { readBounds } from './steps/read-bounds.ts'

/** The caller's own contract of a kind, and one page of those with the accounts below it. */
export const listContracts: Handler<typeof calls.contracts.list> = async (context) => {
  const { account, services, merchant, input } = context
  const { kind, pageNo, pageSize } = input
  const { db } = services
  const own = await findOwn(db, { kind, downlineId: account.id })
  const { rows, totalCount, asOf } = await listPaidPage(db, {
    kind,
    uplineId: account.id,
    name: foldText(input.username ?? '').trim(),
    status: input.status,
    page: pageAt(pageNo, pageSize, input.asOf),
  })
  const bounds = await readBounds(db, { kind, uplineId: account.id }, merchant.settings)
  const { rates, mostContracts } = contractSettingsOf(merchant.settings)
  return {
    agent: own ? [describeContract(own, 'downline')] : [],
    downline: rows.map((row) => describeContract(row, 'upline')),
    asOf,
    footer: {
      ...rates[kind],
      mayOffer: !('key' in bounds),
      total: totalCount,
      pageSize,
      usedContracts: (await listPaid(db, { kind, uplineId: account.id })).length,
      totalContracts: mostContracts,
    },
  }
}
