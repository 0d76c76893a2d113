/** The personal centre (spec section 2). */
export const member = {
  title: 'Trung tâm cá nhân',
} as const
