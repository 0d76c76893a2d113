import type { OddsPolicy } from './match-calls.ts'

const storageKey = 'saola.odds-policy'
const policies: readonly string[] = ['any', 'better', 'none'] satisfies OddsPolicy[]

/** What a member does about odds that change, as this device remembers it. */
export type KeptPolicy = {
  /** Better odds only, until the member chose otherwise (games 71). */
  read: () => OddsPolicy
  keep: (policy: OddsPolicy) => void
}

/** Remembers in a store of the device; a browser may keep that from a page within another one. */
export function createKeptPolicy(openStore: () => Pick<Storage, 'getItem' | 'setItem'>): KeptPolicy {
  return {
    read() {
      const kept = attempt(() => openStore().getItem(storageKey))
      return isPolicy(kept) ? kept : 'better'
    },
    keep(policy) {
      attempt(() => openStore().setItem(storageKey, policy))
    },
  }
}

function isPolicy(kept: string | null | undefined): kept is OddsPolicy {
  return typeof kept === 'string' && policies.includes(kept)
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
