import { untestedLines, watchLines, type LineWatch, type WatchedLines } from '@saola/line-speed'
import { useApp } from '@saola/shell'
import { useCallback, useEffect, useRef, useState } from 'react'
import { takeHandover } from '#shared/landing-handover.ts'
import { withOwnLineFirst } from './line-address.ts'

/** The lines as they rank now, and the one to play on. */
export type LineProbe = WatchedLines & {
  /** The origin of this page; undefined where there is no window. */
  here: string | undefined
  again: () => void
}

/** Tests the brand's lines while the page stands (`watchLines`) and on demand; leaving the page ends the test. */
export function useLineProbe(): LineProbe {
  const { domains, options } = useApp().brand
  const here = globalThis.location?.origin
  const [own] = useState(() => withOwnLineFirst(domains, here))
  const [known] = useState(() => takeHandover()?.lines())
  const [state, setState] = useState<WatchedLines>(
    () => known ?? { lines: untestedLines(own), favourite: undefined, testing: own.length > 0 },
  )
  const watch = useRef<LineWatch>(undefined)
  useEffect(() => {
    const watching = watchLines(own, {
      fetch: globalThis.fetch,
      now: () => performance.now(),
      random: Math.random,
      network: window,
      page: document,
      display: options.lineDisplay,
      onChange: setState,
      ...(known && { known }),
    })
    watch.current = watching
    return () => watching.stop()
  }, [own, known, options.lineDisplay])
  const again = useCallback(() => watch.current?.again(), [])
  return { ...state, here, again }
}
