/** The landing page (spec section 2). */
export const landing = {
  title: 'Trang giới thiệu',
} as const
