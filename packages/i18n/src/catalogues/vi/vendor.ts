/** The games of the house vendor. */
export const vendor = {
  title: 'Trò chơi nhà cái',
} as const
