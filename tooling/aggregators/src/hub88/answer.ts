import type { AggregatorAnswer, AggregatorCall, AggregatorKeys } from '../adapter.ts'
import { actBy, namesIn, type Act } from '../act-by.ts'
import { parseExact, writeExact } from '../exact-json.ts'
import { memberOf } from '../member-name.ts'
import { standing } from '../round-acts.ts'
import { isBodySigned } from '../rsa-signature.ts'
import { writeAmount } from '../small-units.ts'
import { toldOf } from '../told-of.ts'
import type { Wallet } from '../wallet.ts'
import { bet, rollback, win } from './acts.ts'
import { balanceRequest, betRequest, infoRequest, rollbackRequest, winRequest } from './requests.ts'
import { signatureHeader } from './signed-request.ts'
import { wordOf, type Hub88Status } from './words.ts'

const acts: Readonly<Record<string, Act>> = {
  '/user/info': actBy(infoRequest, standing),
  '/user/balance': actBy(balanceRequest, async (wallet, playerId, { token }) => {
    const isOthers = token !== undefined && (await wallet.playerOf(token)) !== playerId
    return isOthers ? { refused: 'token' } : standing(wallet, playerId)
  }),
  '/transaction/bet': actBy(betRequest, bet),
  '/transaction/win': actBy(winRequest, win),
  '/transaction/rollback': actBy(rollbackRequest, rollback),
}

/** Members play from Vietnam, in its money. */
const home = { country: 'VN', currency: 'VND' }

/** Answers one call of the protocol; every answer has the status 200 and says in a word how it went. */
export async function answer(
  wallet: Wallet,
  keys: AggregatorKeys,
  { path, headers, body: text }: AggregatorCall,
): Promise<AggregatorAnswer> {
  const does = acts[path]
  if (!does) return { status: 404, body: '' }
  const body = parseExact(text)
  const named = namesIn(body, ['user', 'request_uuid'])
  if (!isBodySigned(keys.theirs, text, headers.get(signatureHeader) ?? '')) {
    return write(path, named, 'RS_ERROR_INVALID_SIGNATURE')
  }
  const playerId = memberOf(named.user)
  if (playerId === undefined) return write(path, named, 'RS_ERROR_WRONG_SYNTAX')
  const { refused, balance } = await does(wallet, playerId, body)
  return write(path, named, wordOf(refused), balance)
}

/** Refusals that are the member's day, and not for a person to look at. */
const usual: ReadonlySet<Hub88Status> = new Set([
  'RS_OK',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_USER_DISABLED',
])

/** Answers that say what the member has. */
const withBalance: ReadonlySet<Hub88Status> = new Set(['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY'])

function write(
  path: string,
  named: { user: string; request_uuid: string },
  status: Hub88Status,
  balance?: number,
): AggregatorAnswer {
  const isTold = balance !== undefined && withBalance.has(status)
  const money = isTold ? { currency: home.currency, balance: writeAmount(balance) } : {}
  const isInfo = path === '/user/info' && status === 'RS_OK'
  return {
    status: 200,
    body: writeExact({ ...named, status, ...(isInfo ? { country: home.country } : money) }),
    ...(!usual.has(status) && { told: toldOf('hub88', path, { id: named.request_uuid, word: status }) }),
  }
}
