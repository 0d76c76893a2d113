/** Words of every page: acts, states, navigation. */
export const shell = {
  title: 'Trang chính',
} as const
