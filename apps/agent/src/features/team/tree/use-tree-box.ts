import { useLayoutEffect, useState, type RefObject } from 'react'

/** The measures of the tree in px: how far from the top of the page it begins, and how high a line is. */
export type TreeBox = { readonly top: number; readonly lineHeight: number }

/** The height of a line in letters: two rows where it is narrow. The styles of a line keep to it. */
const narrowLine = 3.5
const wideLine = 2.75
const wideFrom = 32

/** The measures of the tree, taken again when its width, its place or the size of letters changes. */
export function useTreeBox(tree: RefObject<HTMLElement | null>): TreeBox | undefined {
  const [box, setBox] = useState<TreeBox>()
  useLayoutEffect(() => {
    const element = tree.current
    if (element === null) return undefined
    const measure = (): void => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const { width, top } = element.getBoundingClientRect()
      const lines = width < wideFrom * letter ? narrowLine : wideLine
      const fresh = { top: Math.round(top + window.scrollY), lineHeight: Math.round(lines * letter) }
      setBox((before) =>
        before?.top === fresh.top && before.lineHeight === fresh.lineHeight ? before : fresh,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the tree moves it without changing its size.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [tree])
  return box
}
