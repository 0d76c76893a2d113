import { foldText } from '@saola/validation'

/** Why a holder's name is refused, as a key of the wallet catalogue. */
export type HolderRefusal = 'wallet.holder.required' | 'wallet.holder.letters' | 'wallet.holder.mismatch'

/**
 * Capitals without accents, signs between them as one space: how banks write text. A letter that banks do not know is not
 * dropped but stays as it is.
 */
export function plainCapitals(text: string): string {
  return foldText(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Undefined when the holder of a bank account is the account's real name, written with or without accents, in any case
 * and spacing. An account without a real name takes the first one given.
 */
export function checkHolder(holder: string, realName: string | undefined): HolderRefusal | undefined {
  const written = plainCapitals(holder)
  if (written === '') return 'wallet.holder.required'
  if (/[^A-Z0-9 ]/.test(written)) return 'wallet.holder.letters'
  const wanted = plainCapitals(realName ?? '')
  return wanted === '' || wanted === written ? undefined : 'wallet.holder.mismatch'
}
