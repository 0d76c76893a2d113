import { useEffect } from 'react'

/** Runs something once a finger, a mouse or the keyboard first comes near a link or a button; returns how to call it off. */
export function onApproach(run: () => unknown): () => void {
  const listening = new AbortController()
  const approach = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('a, button') === null) return
    listening.abort()
    run()
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(name, approach, { signal: listening.signal })
  return () => listening.abort()
}

/** Fetches code that a tap will ask for, once a tap is near. */
export function useFetchedOnApproach(load: () => Promise<unknown>): void {
  // What is lost is asked for again by the tap, which says so.
  useEffect(() => onApproach(() => load().catch(() => undefined)), [load])
}
