import type { Services } from '@saola/gateway'
import { settleBrands } from '../settle-brands.ts'
import { brandsPrint } from '../sites/brand-folders.ts'

/** A brand that was just made waits no longer than this for its merchant, in milliseconds. */
const lookMs = 1_000

/** Settles the brands of `home` whenever one comes or says something else of itself; returns what ends it. */
export function followBrands(services: Services, home: string): () => Promise<void> {
  let seen = brandsPrint(home)
  let settling = Promise.resolve()
  const look = (): void => {
    const stands = brandsPrint(home)
    if (stands === seen) return
    seen = stands
    // One after the other; what cannot be read yet is tried again with the change that mends it.
    settling = settling.then(() => settleBrands(services, home)).catch(console.error)
  }
  const timer = setInterval(look, lookMs).unref()
  return async () => {
    clearInterval(timer)
    await settling
  }
}
