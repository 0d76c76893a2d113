import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { describeForAnybody } from './describe-contract.ts'
import { readEndings } from './steps/endings.ts'
import { requireOwnContract } from './require-own-contract.ts'

/** What ends if the terms on the table are signed, and the token that an acceptance hands back. */
export const getEndings: Handler<typeof calls.contracts.endings> = async ({ account, services, input }) => {
  const { contract } = await requireOwnContract(services.db, parseId(input.contractId), account.id)
  const { list, token } = await readEndings(services.db, contract)
  return { list: list.map(describeForAnybody), token }
}
