import type { calls } from '@saola/protocol'
import { stepOfLetter, type ContractKind } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { asRules, versionAtStake } from './as-rules.ts'
import { findContract, findOwn } from './contract-store.ts'
import { proveAcceptance } from './steps/prove-acceptance.ts'
import { recordStep } from './steps/record-step.ts'
import { takeStep } from './steps/take-step.ts'

/**
 * Answers a contract of a kind by a status letter of the family (contracts 5), as the side that is paid. Without an id it
 * is the one that the account has or is offered; of a client that names no version the present one is meant.
 */
export function answerByLetter(kind: ContractKind): Handler<typeof calls.contracts.processDividend> {
  return async (context) => {
    const { account, services, merchant, language, input } = context
    const { db } = services
    const found =
      input.id === undefined
        ? await findOwn(db, { kind, downlineId: account.id })
        : await findContract(db, parseId(input.id))
    if (found?.kind !== kind || found.downlineId !== account.id) throw new Fault('not_found')
    const step = stepOfLetter(asRules(found), 'downline', input.status)
    if (step === undefined || step === 'offer' || step === 'edit') {
      throw new Fault('contracts.refused', { messageKey: 'contracts.refused.step' })
    }
    await db.transaction().execute(async (trx) => {
      const taken = await takeStep(
        trx,
        {
          contractId: found.id,
          accountId: account.id,
          step: { do: step },
          version: input.version ?? versionAtStake(found),
          endings: input.endings,
        },
        {
          clock: services.now,
          settings: merchant.settings,
          language,
          prove: step === 'accept' ? proveAcceptance(services, account, input.code) : undefined,
        },
      )
      await recordStep(trx, context, taken, { kind: 'contract.step', step })
    })
    return undefined
  }
}
