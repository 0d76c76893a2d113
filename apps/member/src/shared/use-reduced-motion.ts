import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the person asked for less motion; false where there is no window. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
