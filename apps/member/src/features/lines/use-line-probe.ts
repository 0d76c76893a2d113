import { probeLines, untestedLines, type Line } from '@saola/line-speed'
import { useApp } from '@saola/shell'
import { useEffect, useState } from 'react'
import { withOwnLineFirst } from './line-address.ts'

/** The lines as they rank now. */
export type LineProbe = {
  lines: readonly Line[]
  testing: boolean
  /** The origin of this page; undefined where there is no window. */
  here: string | undefined
  again: () => void
}

/** Tests the brand's lines once the page stands, and again on demand; leaving the page ends the test. */
export function useLineProbe(): LineProbe {
  const { domains, options } = useApp().brand
  const here = globalThis.location?.origin
  // A test is a value of its own, so that asking again starts another.
  const [test, setTest] = useState(() => ({ domains: withOwnLineFirst(domains, here) }))
  const [lines, setLines] = useState(() => untestedLines(test.domains))
  const [testing, setTesting] = useState(test.domains.length > 0)
  useEffect(() => {
    const stop = new AbortController()
    const world = {
      fetch: globalThis.fetch,
      now: () => performance.now(),
      random: Math.random,
      onChange: setLines,
      signal: stop.signal,
      display: options.lineDisplay,
    }
    void probeLines(test.domains, world).then(() => {
      if (!stop.signal.aborted) setTesting(false)
    })
    return () => stop.abort()
  }, [test, options.lineDisplay])
  const again = () => {
    if (testing) return
    setLines(untestedLines(test.domains))
    setTesting(true)
    setTest({ ...test })
  }
  return { lines, testing, here, again }
}
