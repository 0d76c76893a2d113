import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Services } from './services.ts'

/** Whether a request carries the vendor's secret as bearer; nothing does while the secret is empty. */
export function hasSecret(context: Context, { settings: { secret } }: Pick<Services, 'settings'>): boolean {
  const offered = context.req.header('authorization') ?? ''
  return secret !== '' && timingSafeEqual(digest(offered), digest(`Bearer ${secret}`))
}

/** Equal lengths, so that a comparison in constant time is possible. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
