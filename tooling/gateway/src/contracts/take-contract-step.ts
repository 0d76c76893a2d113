import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { describeOwn } from './describe-contract.ts'
import { proveAcceptance } from './steps/prove-acceptance.ts'
import { recordStep } from './steps/record-step.ts'
import { takeStep } from './steps/take-step.ts'

/** Takes a step that brings no terms of its own. */
export const takeContractStep: Handler<typeof calls.contracts.takeStep> = async (context) => {
  const { account, services, merchant, language, input } = context
  const { contractId, step, version, endings, code } = input
  const taken = await services.db.transaction().execute(async (trx) => {
    const after = await takeStep(
      trx,
      { contractId: parseId(contractId), accountId: account.id, step: { do: step }, version, endings },
      {
        clock: services.now,
        settings: merchant.settings,
        language,
        prove: step === 'accept' ? proveAcceptance(services, account, code) : undefined,
      },
    )
    await recordStep(trx, context, after, { kind: 'contract.step', step })
    return after
  })
  return describeOwn(taken, account.id)
}
