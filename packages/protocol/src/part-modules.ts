/**
 * Modules that are a part of the product each (system 48): where a merchant's tree names one and it is off, its calls are
 * refused, and its pages and links are gone: contracts with an upline (`AGENTPOLICY3`) and a new password by SMS (`CHNGPASSVERIF3`)
 * among them. Other ways in and what guards an account have rules of their own.
 */
export const partModules: readonly string[] = [
  'AGENTPOLICY3',
  'CBS3',
  'CHNGPASSVERIF3',
  'FEEDBACK3',
  'FUNDTRANS3',
  'GAMELOFAV3',
  'GAMELOHOT3',
  'GAMELOREC3',
  'INBOX3',
  'MEMCLUB3',
  'PLYRBT',
  'PROFPIC3',
  'PTSYS3',
  'REFERRAL3',
  'REWCEN3',
]

/** The module of a family of games: where a merchant's tree names it and it is off, no stake is taken in the family (games 115). */
export function moduleOfFamily(family: string): string {
  return `GAME${family}3`
}
