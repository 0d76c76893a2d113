import type { calls, NewAccountInput, OpeningResult } from '@saola/protocol'
import { repeatedIn, signInName } from '@saola/rules'
import { plainText } from '@saola/validation'
import { limits } from '../../accounts/attempt-limits.ts'
import { Fault } from '../../http/fault.ts'
import { messageText } from '../../http/messages.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { refuseTaken } from '../../session/registration/registration-places.ts'
import { openBelow } from './open-below.ts'
import { findOpenerOf } from './opener-store.ts'
import { readAccount } from './read-account.ts'
import { ownRebate, requireOpener } from './require-opener.ts'

/**
 * Checks the accounts of a file, or opens them one after the other with a result for each (team 19). An account that the same
 * agent opened before is left as it is, so that a file may be sent again.
 */
export const openDownlines: Handler<typeof calls.team.openDownlines> = async (context) => {
  const { account: caller, services, input, language } = context
  await requireOpener(context)
  if (input.isCheck) await takeAttempt(services, `opening-check:${caller.id}`, limits.openingChecksPerAgent)
  const ownRate = await ownRebate(context)
  const repeated = repeatedIn(input.accounts.map(repeatable), signInName)
  const results: OpeningResult[] = []
  for (const [index, each] of input.accounts.entries()) {
    const username = plainText(each.username)
    const field = repeated.get(index)
    if (field !== undefined) {
      const message = messageText(language, 'opening.file.repeated')
      results.push({ username, outcome: 'refused', field, message })
      continue
    }
    results.push({ username, ...(await openOne(context, each, ownRate)) })
  }
  return { results }
}

type Outcome = Omit<OpeningResult, 'username'>

async function openOne(
  context: CallContext<{ isCheck: boolean }>,
  each: NewAccountInput,
  ownRate: number,
): Promise<Outcome> {
  const { account: caller, services, merchant, input } = context
  try {
    const account = readAccount(context, each, ownRate)
    const before = await findOpenerOf(services.db, merchant.id, account.name)
    if (before?.openedBy === caller.id) return { outcome: 'existed', customerId: String(before.id) }
    if (input.isCheck) {
      await refuseTaken(services.db, merchant.id, account)
      return { outcome: 'ready' }
    }
    return { outcome: 'opened', customerId: String(await openBelow(context, account)) }
  } catch (error) {
    // One account that may not be opened says so beside its name; a caller that may not, or a failure, ends the file.
    if (!(error instanceof Fault) || error.field === undefined) throw error
    const message = messageText(context.language, error.messageKey, error.params)
    return { outcome: 'refused', field: error.field, message }
  }
}

function repeatable({ username, mobileNum = '', email = '' }: NewAccountInput) {
  return { username: plainText(username), mobileNum: plainText(mobileNum), email: plainText(email) }
}
