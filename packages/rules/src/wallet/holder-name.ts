/** Why a holder's name is refused, as a key of the wallet catalogue. */
export type HolderRefusal = 'wallet.holder.required' | 'wallet.holder.mismatch'

/** Capitals without accents, everything but letters and digits as one space: how banks write text. */
export function plainCapitals(text: string): string {
  const folded = text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D')
  return folded.replace(/[^A-Z0-9]+/g, ' ').trim()
}

/**
 * Undefined when the holder of a bank account is the account's real name, written with or without accents, in any case
 * and spacing. An account without a real name takes the first one given.
 */
export function checkHolder(holder: string, realName: string | undefined): HolderRefusal | undefined {
  const written = plainCapitals(holder)
  if (written === '') return 'wallet.holder.required'
  const wanted = plainCapitals(realName ?? '')
  return wanted === '' || wanted === written ? undefined : 'wallet.holder.mismatch'
}
