/** What two accounts may have in common that tells of one person. */
export type PersonSign = 'device' | 'card' | 'payer' | 'mailbox' | 'network' | 'holder'

/** Why two accounts are taken for one person; `traces` are two signs of which neither is enough alone. */
export type OnePerson = 'device' | 'card' | 'payer' | 'mailbox' | 'traces'

const enoughAlone = ['device', 'card', 'payer', 'mailbox'] as const

/**
 * Whether two accounts are one person for rewards, by what they have in common (promotions 33). A network is shared by a family and a
 * card holder's name by many, so these two count together only.
 */
export function onePersonBy(signs: readonly PersonSign[]): OnePerson | undefined {
  const strong = enoughAlone.find((sign) => signs.includes(sign))
  if (strong !== undefined) return strong
  return signs.includes('network') && signs.includes('holder') ? 'traces' : undefined
}
