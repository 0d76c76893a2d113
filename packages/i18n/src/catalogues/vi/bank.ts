/** The local bank page that confirms a deposit. */
export const bank = {
  title: 'Ngân hàng',
} as const
