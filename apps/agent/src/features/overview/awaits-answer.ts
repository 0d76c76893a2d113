import type { ContractView } from '@saola/protocol'

/** Whether the next word on a contract is the caller's: terms to accept, or an end that was asked for. */
export function awaitsAnswer({ steps }: { steps: readonly ContractView['steps'][number][] }): boolean {
  return steps.includes('accept') || steps.includes('agree_termination')
}
