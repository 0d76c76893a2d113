import { foldText } from '@saola/validation'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
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
  const { rows, total } = await listPaidPage(db, {
    kind,
    uplineId: account.id,
    name: foldText(input.username ?? '').trim(),
    status: input.status,
    page: { size: pageSize, skip: (pageNo - 1) * pageSize },
  })
  const bounds = await readBounds(db, { kind, uplineId: account.id }, merchant.settings)
  const { rates, mostContracts } = contractSettingsOf(merchant.settings)
  return {
    agent: own ? [describeContract(own, 'downline')] : [],
    downline: rows.map((row) => describeContract(row, 'upline')),
    footer: {
      ...rates[kind],
      mayOffer: !('key' in bounds),
      total,
      pageSize,
      usedContracts: (await listPaid(db, { kind, uplineId: account.id })).length,
      totalContracts: mostContracts,
    },
  }
}
