/** Refused input (spec section 5). */
export const validation = {
  title: 'Kiểm tra lại thông tin',
} as const
