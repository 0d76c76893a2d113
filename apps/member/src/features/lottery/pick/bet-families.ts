/** Families of ways to bet, as tabs show them; the first prefix that fits an id decides. */
const prefixes = [
  ['mega-bao', 'system'],
  ['power-bao', 'system'],
  ['mega', 'balls'],
  ['power', 'balls'],
  ['keno-lon', 'even'],
  ['keno-chan', 'even'],
  ['keno', 'balls'],
  ['ibox', 'ibox'],
  ['max-3d-dao', 'ibox'],
  ['max-3d', 'straight'],
  ['big', 'straight'],
  ['small', 'straight'],
  ['abc-3', 'straight'],
  ['a-3', 'straight'],
  ['lo-', 'lo'],
  ['bao-', 'lo'],
  ['de-', 'de'],
  ['dau', 'digit'],
  ['duoi', 'digit'],
  ['ba-cang', 'three'],
  ['xiu-chu', 'three'],
  ['bon-cang', 'four'],
  ['xien', 'xien'],
  ['da-', 'xien'],
  ['truot', 'truot'],
  ['tai-xiu', 'even'],
  ['chan-le', 'even'],
] as const

export type BetFamily = (typeof prefixes)[number][1] | 'other'

/** The family of a way to bet. */
export function betFamily(type: string): BetFamily {
  return prefixes.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'other'
}
