import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { listContractEvents, listVersions } from './contract-history-store.ts'
import { describeContract } from './describe-contract.ts'
import { requireOwnContract } from './require-own-contract.ts'

/** A contract of the caller's with its history and every version of its terms. */
export const getContract: Handler<typeof calls.contracts.detail> = async ({ account, services, input }) => {
  const { contract, side } = await requireOwnContract(services.db, parseId(input.contractId), account.id)
  return {
    ...describeContract(contract, side),
    history: await listContractEvents(services.db, contract.id),
    versions: await listVersions(services.db, contract.id),
  }
}
