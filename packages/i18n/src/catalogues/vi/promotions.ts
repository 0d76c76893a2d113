/** Promotions and rewards. */
export const promotions = {
  title: 'Khuyến mãi',
} as const
