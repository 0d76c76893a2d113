import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far below the window a part counts as near. */
const margin = '600px 0px'

/** Whether a part of the page has come near the window; once it has, it stays so. */
export function useNearViewport<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = part.current
    if (near || element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return [part, near]
}
