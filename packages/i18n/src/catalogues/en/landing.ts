import type { landing as vi } from '../vi/landing.ts'

/** The landing page (spec section 2). */
export const landing = {
  title: 'Landing page',
} as const satisfies Record<keyof typeof vi, string>
