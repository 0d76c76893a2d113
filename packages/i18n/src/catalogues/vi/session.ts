/** Signing in, registering and passwords (spec sections 3, 4 and 6). */
export const session = {
  title: 'Đăng nhập',
} as const
