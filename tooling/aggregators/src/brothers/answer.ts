import type { AggregatorAnswer, AggregatorCall, AggregatorKeys } from '../adapter.ts'
import { actBy, namesIn, type Act } from '../act-by.ts'
import { parseExact } from '../exact-json.ts'
import { isSignedByOne } from '../hmac-signature.ts'
import { memberOf } from '../member-name.ts'
import type { Outcome } from '../round-acts.ts'
import { toldOf } from '../told-of.ts'
import type { Wallet } from '../wallet.ts'
import { balance, bet, rollback, win } from './acts.ts'
import { signatureHeader } from './launch.ts'
import { balanceRequest, betRequest, rollbackRequest, winRequest } from './requests.ts'
import { isUsual, statusOf } from './words.ts'

/** The word for a stake that is taken back. It was not seen on the publisher's pages: whoever signs with them sets it right. */
const rollbackAction = 'rollback'

/** A map, since the caller says what is looked up. */
const acts: ReadonlyMap<string, Act> = new Map<string, Act>([
  ['balance', actBy(balanceRequest, balance)],
  ['bet', actBy(betRequest, bet)],
  ['win', actBy(winRequest, win)],
  [rollbackAction, actBy(rollbackRequest, rollback)],
])

type Named = Record<'action' | 'player_id' | 'transaction_id' | 'token', string>

/** Answers one call of the protocol: all come to one address, and say in the body what they want. */
export async function answer(
  wallet: Wallet,
  keys: AggregatorKeys,
  { path, headers, body: text }: AggregatorCall,
): Promise<AggregatorAnswer> {
  if (path !== '' && path !== '/') return { status: 404, body: '' }
  const body = parseExact(text)
  const named = namesIn(body, ['action', 'player_id', 'transaction_id', 'token'])
  const isTheirs = isSignedByOne(keys.ours, text, headers.get(signatureHeader) ?? '')
  return write(named, isTheirs ? await act(wallet, named, body) : { refused: 'signature' })
}

async function act(wallet: Wallet, named: Named, body: unknown): Promise<Outcome> {
  const does = acts.get(named.action)
  if (!does) return { refused: 'action' }
  const playerId = memberOf(named.player_id)
  return playerId === undefined ? { refused: 'player' } : does(wallet, playerId, body)
}

function write(named: Named, { refused, balance: left }: Outcome): AggregatorAnswer {
  const { action, transaction_id: id, token } = named
  const status = statusOf(refused)
  const answered = { ...(id !== '' && { transaction_id: id }), balance: left, token }
  // An action that is not known is what a person should read; a known one has no letter that could begin a line of its own.
  const about = acts.has(action) ? { path: action, id } : { path: 'action', id: action }
  const isTold = refused !== undefined && !isUsual(refused)
  return {
    status,
    // Why a member may not play is nobody's business there.
    body: JSON.stringify(status === 200 ? answered : {}),
    ...(isTold && { told: toldOf('brothers', about.path, { id: about.id, word: refused }) }),
  }
}
