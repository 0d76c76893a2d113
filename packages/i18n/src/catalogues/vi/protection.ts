/** Limits, breaks and self-exclusion. */
export const protection = {
  title: 'Chơi có trách nhiệm',
} as const
