import { useEffect, useState } from 'react'

/** Longer than most people take from one key to the next. */
const restMs = 300

/** A value as it was when it last stayed the same for a moment; the first one that is there at once. */
export function useAtRest<Value>(value: Value | undefined): Value | undefined {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested ?? value
}
