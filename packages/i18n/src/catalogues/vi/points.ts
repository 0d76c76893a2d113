/** The points mall. */
export const points = {
  title: 'Cửa hàng điểm',
} as const
