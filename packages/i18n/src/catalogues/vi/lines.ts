/** Line detection (spec sections 2, 4 and 9). */
export const lines = {
  title: 'Đường truyền',
} as const
