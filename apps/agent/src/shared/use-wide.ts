import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

/** Whether there is room for something beside the page's matter, as the frame's own styles see it. */
export function useWide(): boolean {
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
