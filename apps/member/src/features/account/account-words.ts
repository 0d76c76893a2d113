/** The areas of texts that the account's page shows: they come before it, and its list of places reads them. */
export const accountWords = [
  'shell',
  'member',
  'wallet',
  'security',
  'protection',
  'points',
  'support',
  'contracts',
  'promotions',
] as const
