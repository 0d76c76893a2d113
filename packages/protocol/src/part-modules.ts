/**
 * Modules that are a part of the product each (system 48): where a merchant's tree names one and it is off, its calls are
 * refused, and its pages and links are gone. Ways in and what guards an account have rules of their own.
 */
export const partModules: readonly string[] = [
  'CBS3',
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
