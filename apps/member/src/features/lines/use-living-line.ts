import { favouriteLine, probeLines, type Line } from '@saola/line-speed'
import { domainOrigin } from '@saola/rules'
import { useApp } from '@saola/shell'
import { useEffect, useState } from 'react'
import { useLines } from './use-lines.ts'

/** How soon the other lines are tested again while none answers, in milliseconds. */
const againMs = 5_000

/** A line that works, by its place in the brand's list and its origin. */
export type LivingLine = { n: number; origin: string }

/** The best of the other lines while this one is lost; undefined before one has answered. */
export function useLivingLine(lost: boolean): LivingLine | undefined {
  const { options } = useApp().brand
  const domains = useLines()
  const [found, setFound] = useState<LivingLine>()
  if (!lost && found !== undefined) setFound(undefined)
  useEffect(() => {
    if (!lost) return undefined
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const others = domains.filter((domain) => ![undefined, location.origin].includes(domainOrigin(domain)))
    const toLiving = (line: Line | undefined): LivingLine | undefined => {
      const origin = line && domainOrigin(line.domain)
      return origin === undefined || line === undefined
        ? undefined
        : { n: domains.indexOf(line.domain) + 1, origin }
    }
    async function test(): Promise<void> {
      const lines = await probeLines(others, {
        fetch: globalThis.fetch,
        now: () => performance.now(),
        random: Math.random,
        display: options.lineDisplay,
        onChange: () => undefined,
        signal: ended.signal,
      })
      if (ended.signal.aborted) return
      const living = toLiving(favouriteLine(lines))
      setFound(living)
      if (living === undefined) timer = setTimeout(() => void test(), againMs)
    }
    if (others.length > 0) void test()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [lost, domains, options.lineDisplay])
  return found
}
