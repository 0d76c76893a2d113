import { createKeptPolicy } from './kept-policy.ts'
import type { OddsPolicy } from './match-calls.ts'

/** The choice of what happens when odds change. */
export type PolicyFields = {
  chosen: () => OddsPolicy
  /** Whether the choice takes the odds of now for those that were agreed to. */
  takes: (agreed: number, now: number) => boolean
}

/** Makes the fields work; they begin where the member left them. */
export function preparePolicyFields(onChange: () => void): PolicyFields {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[name="policy"]')]
  const kept = createKeptPolicy(() => localStorage)
  const first = kept.read()
  let policy = first
  for (const field of fields) {
    field.checked = field.value === first
    field.addEventListener('change', () => {
      // The page has a field for each of them and no other.
      policy = field.value as OddsPolicy
      kept.keep(policy)
      onChange()
    })
  }
  return {
    chosen: () => policy,
    takes(agreed, now) {
      if (policy === 'any') return true
      return policy === 'better' ? now >= agreed : now === agreed
    },
  }
}
