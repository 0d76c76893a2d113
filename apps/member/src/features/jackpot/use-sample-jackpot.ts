import { useEffect, useState } from 'react'
import { takeHandover } from '#shared/landing-handover.ts'
import { jackpotStart, jackpotStep } from './jackpot.ts'

/** The ticking sample in whole đồng; still while `paused`. */
export function useSampleJackpot(paused: boolean, random: () => number = Math.random): number {
  // A page that was drawn without a figure hands over none.
  const [amount, setAmount] = useState(() => takeHandover()?.amount() || jackpotStart(random))
  useEffect(() => {
    if (paused) return
    const step = jackpotStep(random)
    const timer = setTimeout(() => setAmount(amount + step.rise), step.afterMs)
    return () => clearTimeout(timer)
  }, [amount, paused, random])
  return amount
}
