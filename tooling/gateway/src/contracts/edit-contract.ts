import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { checkProposal } from './steps/check-proposal.ts'
import { describeOwn } from './describe-contract.ts'
import { proveProposal } from './steps/prove-proposal.ts'
import { recordStep } from './steps/record-step.ts'
import { takeStep } from './steps/take-step.ts'

/** Puts other terms on the table: instead of an own offer, against one of the other side, or for a contract in force. */
export const editContract: Handler<typeof calls.contracts.edit> = async (context) => {
  const { account, services, merchant, language, input } = context
  const { contractId, version, terms, cycle, note, expiresAt, code } = input
  checkProposal(input, services.now())
  const edited = await services.db.transaction().execute(async (trx) => {
    const taken = await takeStep(
      trx,
      {
        contractId: parseId(contractId),
        accountId: account.id,
        step: { do: 'edit', terms, ...(expiresAt !== undefined && { expiresAt }) },
        version,
        cycle,
        note,
      },
      {
        clock: services.now,
        settings: merchant.settings,
        language,
        prove: proveProposal(services, account, code),
      },
    )
    await recordStep(trx, context, taken, { kind: 'contract.edit' })
    return taken
  })
  return describeOwn(edited, account.id)
}
