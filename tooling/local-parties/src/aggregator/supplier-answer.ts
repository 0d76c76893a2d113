import type { WalletWord } from './ask-wallet.ts'

/** What the supplier is answered, in the contract of docs/vendors.md. */
export type SupplierAnswer = { status: number; body: object }

/** It was done. */
export function accept(value: object): SupplierAnswer {
  return { status: 200, body: { success: true, value } }
}

/** It was not, and stays so. */
export function refuse(status: number, errorCode: string): SupplierAnswer {
  return { status, body: { success: false, errorCode } }
}

/** Nobody knows yet: the supplier asks again under the same id. */
export const notYet: SupplierAnswer = { status: 503, body: { success: false, errorCode: 'unavailable' } }

/** What the words of the wallet are in the contract of the supplier. */
const codes: Readonly<Record<string, string>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'seamless.insufficient',
  RS_ERROR_LIMIT_REACHED: 'seamless.limit',
  RS_ERROR_USER_DISABLED: 'seamless.paused',
  RS_ERROR_TOKEN_EXPIRED: 'seamless.session',
  RS_ERROR_INVALID_TOKEN: 'seamless.session',
  RS_ERROR_INVALID_GAME: 'seamless.game.closed',
}

/** The code of a refused bet; one that nobody answered, or for another reason, is not to be had now. */
export function codeOf(word: WalletWord | undefined): string {
  return codes[word?.status ?? ''] ?? 'unavailable'
}

/** After these a bet was certainly not taken, so no rollback follows. */
export function isPlainlyRefused(word: WalletWord | undefined): boolean {
  return word?.status === 'RS_ERROR_NOT_ENOUGH_MONEY' || word?.status === 'RS_ERROR_LIMIT_REACHED'
}
