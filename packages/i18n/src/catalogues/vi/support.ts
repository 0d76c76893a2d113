/** Customer service, feedback and help. */
export const support = {
  title: 'Hỗ trợ',
} as const
