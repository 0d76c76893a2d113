import { useEffect, useRef, useState, type RefObject } from 'react'
import { whenNear } from '#shared/games/when-near.ts'

/** Whether a part of the page has come as near to the window as `reach` says, in px; once it has, it stays so. */
export function useNearViewport<Part extends Element>(reach: number): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null)
  const [near, setNear] = useState(false)
  useEffect(
    () => (near || part.current === null ? undefined : whenNear(part.current, () => setNear(true), reach)),
    [near, reach],
  )
  return [part, near]
}
