/** What the protocol says of a call. */
export type Hub88Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_LIMIT_REACHED'

/**
 * What the wallet's refusals are called there. After NOT_ENOUGH_MONEY and LIMIT_REACHED no rollback follows, after any other word of a bet one
 * does, and finds nothing to undo.
 */
const words: Readonly<Record<string, Hub88Status>> = {
  currency: 'RS_ERROR_WRONG_CURRENCY',
  kind: 'RS_ERROR_WRONG_TYPES',
  token: 'RS_ERROR_INVALID_TOKEN',
  missing: 'RS_ERROR_WRONG_SYNTAX',
  'seamless.insufficient': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'seamless.stake': 'RS_ERROR_LIMIT_REACHED',
  'seamless.limit': 'RS_ERROR_LIMIT_REACHED',
  'seamless.operator_limit': 'RS_ERROR_LIMIT_REACHED',
  'seamless.time_limit': 'RS_ERROR_LIMIT_REACHED',
  'seamless.too_soon': 'RS_ERROR_LIMIT_REACHED',
  'seamless.paused': 'RS_ERROR_USER_DISABLED',
  'seamless.check': 'RS_ERROR_USER_DISABLED',
  'seamless.elsewhere': 'RS_ERROR_USER_DISABLED',
  'seamless.proxy': 'RS_ERROR_USER_DISABLED',
  'seamless.place': 'RS_ERROR_USER_DISABLED',
  'seamless.unverified': 'RS_ERROR_USER_DISABLED',
  'seamless.player.unknown': 'RS_ERROR_USER_DISABLED',
  'seamless.session': 'RS_ERROR_TOKEN_EXPIRED',
  'seamless.key.reused': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'seamless.debit.unknown': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'seamless.game.closed': 'RS_ERROR_INVALID_GAME',
  'seamless.game.unknown': 'RS_ERROR_INVALID_GAME',
  'seamless.module': 'RS_ERROR_INVALID_GAME',
  'seamless.region': 'RS_ERROR_INVALID_GAME',
  'seamless.maintenance': 'RS_ERROR_INVALID_GAME',
  'seamless.vendor.off': 'RS_ERROR_INVALID_GAME',
  'seamless.request': 'RS_ERROR_WRONG_TYPES',
}

/** The word for what was refused, and for nothing; what the protocol has no word for is unknown there. */
export function wordOf(refused: string | undefined): Hub88Status {
  return refused === undefined ? 'RS_OK' : (words[refused] ?? 'RS_ERROR_UNKNOWN')
}
