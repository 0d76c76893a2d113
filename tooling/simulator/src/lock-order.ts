/**
 * Watches in which order transactions take their locks. One transaction at a time never meets a deadlock, but two kinds
 * of transaction that lock the same two kinds of rows in opposite order would, on a server.
 */
export type LockOrder = {
  /** Reads a statement of a transaction. */
  see: (transaction: object, text: string) => void
  /** Two kinds of rows that are locked in either order, if there are. */
  contradiction: () => string | undefined
}

export function watchLockOrder(): LockOrder {
  const taken = new WeakMap<object, Set<string>>()
  /** By kind of rows, what is locked later while these are held. */
  const later = new Map<string, Set<string>>()

  function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
    if (from === to) return true
    seen.add(from)
    return [...(later.get(from) ?? [])].some((next) => !seen.has(next) && leadsTo(next, to, seen))
  }

  return {
    see(transaction, text) {
      const held = taken.get(transaction) ?? new Set()
      taken.set(transaction, held)
      const own = /^insert into (?:"\w+"\.)?"(\w+)"/.exec(text)?.[1]
      const locked = lockedBy(text)
      if (locked !== undefined && !held.has(locked)) {
        for (const each of held) {
          const next = later.get(each) ?? new Set()
          later.set(each, next.add(locked))
        }
        held.add(locked)
      }
      // Nobody else holds a row that has just been made.
      if (own !== undefined) held.add(own)
    },
    contradiction() {
      for (const [from, nexts] of later) {
        for (const next of nexts) if (leadsTo(next, from)) return `${from} and ${next}`
      }
      return undefined
    },
  }
}

/** The kind of rows that a statement locks. */
function lockedBy(text: string): string | undefined {
  if (text.includes('post_transfers(')) return 'ledger'
  const written = /^(?:update|delete from) (?:"\w+"\.)?"(\w+)"/.exec(text)?.[1]
  if (written !== undefined) return written
  if (!/ for (?:no key )?update/.test(text)) return undefined
  return / for (?:no key )?update of "(\w+)"/.exec(text)?.[1] ?? / from (?:"\w+"\.)?"(\w+)"/.exec(text)?.[1]
}
