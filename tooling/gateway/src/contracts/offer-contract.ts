import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { checkProposal } from './steps/check-proposal.ts'
import { describeContract } from './describe-contract.ts'
import { proveProposal } from './steps/prove-proposal.ts'
import { recordStep } from './steps/record-step.ts'
import { offerTerms } from './steps/offer-terms.ts'

/** Offers a contract to an account directly below the caller. */
export const offerContract: Handler<typeof calls.contracts.offer> = async (context) => {
  const { account, services, merchant, language, input } = context
  const { downlineId, code, ...proposal } = input
  checkProposal(proposal, services.now())
  const offered = await services.db.transaction().execute(async (trx) => {
    const made = await offerTerms(
      trx,
      { upline: account, downlineId: parseId(downlineId), ...proposal },
      {
        clock: services.now,
        settings: merchant.settings,
        language,
        prove: proveProposal(services, account, code),
      },
    )
    await recordStep(trx, context, made, { kind: 'contract.offer' })
    return made
  })
  return describeContract(offered, 'upline')
}
