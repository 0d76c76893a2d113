import type { Span } from '@saola/rules'
import type { TermsInForce } from '../terms-in-force-store.ts'

/** A contract in the part of a window in which it was in force, with the terms that hold for this part. */
export type Covered<Contract extends TermsInForce = TermsInForce> = Span & {
  contract: Contract
  /** It was not in force: its bill is for what a correction owes, and for no play (contracts 41). */
  isOver?: true
}

/**
 * The parts of a window in which each contract was in force. The terms in force as a part opens hold to its end; others that
 * are signed meanwhile count from the next window.
 */
export function coverWindow<Contract extends TermsInForce>(
  versions: readonly Contract[],
  window: Span,
): Covered<Contract>[] {
  const covered: Covered<Contract>[] = []
  for (const version of versions) {
    const from = Math.max(window.from, version.from)
    const to = Math.min(window.to, version.to ?? window.to)
    if (from >= to) continue
    const last = covered.at(-1)
    if (last?.contract.contractId === version.contractId && last.to === from) {
      covered[covered.length - 1] = { ...last, to }
    } else covered.push({ contract: version, from, to })
  }
  return covered
}
