/** The winner board (spec section 3). */
export const winners = {
  title: 'Bảng thắng lớn',
} as const
