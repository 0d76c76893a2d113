import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { listReceived } from './contract-store.ts'
import { describeContract } from './describe-contract.ts'

/** The contracts that pay the caller, in force or on the table, by their age. */
export const listOwnContracts: Handler<typeof calls.contracts.own> = async ({ account, services }) => {
  const rows = await listReceived(services.db, account.id)
  return { list: rows.map((row) => describeContract(row, 'downline')) }
}
