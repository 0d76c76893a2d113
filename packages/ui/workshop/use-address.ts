import { useSyncExternalStore } from 'react'

/** The address of the window, followed as it changes. */
export function useAddress(): URL {
  return new URL(useSyncExternalStore(follow, () => location.href))
}

function follow(tell: () => void): () => void {
  addEventListener('popstate', tell)
  return () => removeEventListener('popstate', tell)
}
