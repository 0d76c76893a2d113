/** Balance, deposit, withdrawal and statement (spec sections 3 and 4). */
export const wallet = {
  title: 'Ví',
} as const
