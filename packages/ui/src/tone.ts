import type { SignName } from './icons/sign.tsx'

/** How something went or stands, said by colour, icon and words together. */
export type Tone = 'info' | 'good' | 'warn' | 'bad'

/** The icon that says a tone without colour. */
export const toneIcons = {
  info: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'warning',
} as const satisfies Record<Tone, SignName>
