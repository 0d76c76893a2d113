import { id, userOf } from '../stage.ts'
import { readTold, writeUnits } from './small-units.ts'
import type { Bet, Outcome, Seat, Speaker, Win } from './speaker.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['RS_OK', 'ok'],
  ['RS_ERROR_NOT_ENOUGH_MONEY', 'short'],
  ['RS_ERROR_LIMIT_REACHED', 'limit'],
  ['RS_ERROR_DUPLICATE_TRANSACTION', 'duplicate'],
  ['RS_ERROR_UNKNOWN', 'refused'],
  ['RS_ERROR_INVALID_TOKEN', 'refused'],
  ['RS_ERROR_INVALID_GAME', 'refused'],
  ['RS_ERROR_WRONG_CURRENCY', 'refused'],
  ['RS_ERROR_USER_DISABLED', 'refused'],
  ['RS_ERROR_INVALID_SIGNATURE', 'refused'],
  ['RS_ERROR_TOKEN_EXPIRED', 'refused'],
  ['RS_ERROR_WRONG_SYNTAX', 'refused'],
  ['RS_ERROR_WRONG_TYPES', 'refused'],
  ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'refused'],
])

function named({ player, token }: Seat) {
  return { user: userOf(player), token, request_uuid: id('request') }
}

function money({ id: transactionId, round, title, amount, currency = 'VND', isClosed = false }: Bet | Win) {
  return {
    game_code: title,
    transaction_uuid: transactionId,
    supplier_transaction_id: 'of-the-supplier',
    round,
    round_closed: isClosed,
    amount: writeUnits(amount),
    currency,
    is_aggregated: false,
  }
}

/** What Hub88 says. */
export const hub88: Speaker = {
  code: 'HUB88',
  protocol: 'hub88',
  header: 'X-Hub88-Signature',
  tokenName: 'token',
  closesByBet: true,
  promotes: true,
  bet: (seat, said) => ({
    path: '/transaction/bet',
    body: { ...named(seat), ...money(said), is_free: said.isFree === true, bet: 'spin' },
  }),
  win: (seat, said) => ({
    path: '/transaction/win',
    body: {
      ...named(seat),
      ...money(said),
      is_free: said.award === 'free-round',
      is_supplier_promo: said.award === 'promotion',
      reference_transaction_uuid: said.reference,
    },
  }),
  rollback: (seat, { id: transactionId, round, reference }) => ({
    path: '/transaction/rollback',
    body: {
      ...named(seat),
      transaction_uuid: transactionId,
      reference_transaction_uuid: reference,
      round,
    },
  }),
  balance: (seat) => ({ path: '/user/balance', body: named(seat) }),
  read: (answer) => readTold(answer, outcomes),
}
