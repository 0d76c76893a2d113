import type { LotteryDraw } from '@saola/protocol'
import { isRegion, prizeShapes } from '@saola/rules'
import { useEffect, useState } from 'react'
import { useReducedMotion } from '#shared/use-reduced-motion.ts'

/** Numbers come one by one at this pace, so that all of a board are out in well under half a minute. */
const paceMs = 400

/**
 * How many numbers of a draw are shown. A result that comes while somebody looks is filled in number by number in the
 * order of drawing; one that was there before stands at once, and so does every result with reduced motion (lottery 60).
 */
export function useReveal({ kind, prizes }: LotteryDraw): number | undefined {
  const still = useReducedMotion()
  const [wasOut] = useState(prizes.length > 0)
  const [count, setCount] = useState(0)
  const all = isRegion(kind) ? prizeShapes[kind].reduce((sum, prize) => sum + prize.count, 0) : 0
  const isRunning = !wasOut && !still && prizes.length > 0 && count < all
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setCount(count + 1), paceMs)
    return () => clearTimeout(timer)
  }, [isRunning, count])
  return isRunning ? count : undefined
}
