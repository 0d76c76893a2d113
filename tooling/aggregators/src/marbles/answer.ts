import type { AggregatorAnswer, AggregatorCall, AggregatorKeys } from '../adapter.ts'
import { actBy, namesIn, type Act } from '../act-by.ts'
import { parseExact, writeExact } from '../exact-json.ts'
import { memberOf } from '../member-name.ts'
import { standing, type Outcome } from '../round-acts.ts'
import { isBodySigned, signBody } from '../rsa-signature.ts'
import { writeAmount } from '../small-units.ts'
import { toldOf } from '../told-of.ts'
import type { Wallet } from '../wallet.ts'
import { bet, rollback, win } from './acts.ts'
import { signatureHeader } from './launch.ts'
import { balanceRequest, betRequest, rollbackRequest, winRequest } from './requests.ts'
import { wordOf, type MarblesStatus } from './words.ts'

const acts: Readonly<Record<string, Act>> = {
  '/balance': actBy(balanceRequest, standing),
  '/bet': actBy(betRequest, bet),
  '/win': actBy(winRequest, win),
  '/rollback': actBy(rollbackRequest, rollback),
}

/** Answers one call of the protocol, signed by us; every answer has the status 200, for any other would be asked again. */
export async function answer(
  wallet: Wallet,
  keys: AggregatorKeys,
  { path, headers, body: text }: AggregatorCall,
): Promise<AggregatorAnswer> {
  const does = acts[path]
  if (!does) return { status: 404, body: '' }
  const body = parseExact(text)
  const named = namesIn(body, ['requestId', 'clientPlayerId'])
  const playerId = memberOf(named.clientPlayerId)
  const isTheirs = isBodySigned(keys.theirs, text, headers.get(signatureHeader) ?? '')
  const outcome: Outcome =
    isTheirs && playerId !== undefined ? await does(wallet, playerId, body) : { refused: 'nobody' }
  const status = wordOf(outcome.refused)
  const answered = writeExact({
    status,
    ...named,
    currency: 'VND',
    balance: writeAmount(outcome.balance ?? 0),
  })
  const [ours = ''] = keys.ours
  return {
    status: 200,
    headers: { [signatureHeader]: signBody(ours, answered) },
    body: answered,
    ...(!usual.has(status) && {
      told: toldOf('marbles', path, { id: named.requestId, word: outcome.refused ?? status }),
    }),
  }
}

/** Refusals that are the member's day, and not for a person to look at. */
const usual: ReadonlySet<MarblesStatus> = new Set([
  'SUCCESS',
  'INSUFFICIENT_BALANCE_ERROR',
  'BET_LIMIT_REACHED_ERROR',
])
