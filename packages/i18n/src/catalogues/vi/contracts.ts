/** Dividend and salary contracts. */
export const contracts = {
  title: 'Hợp đồng',
} as const
