/** Vietnamese lottery. */
export const lottery = {
  title: 'Xổ số',
} as const
