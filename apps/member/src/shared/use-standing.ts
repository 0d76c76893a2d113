import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has stood for a moment: what nobody waits for comes then, and holds up nothing that is drawn first. */
export function useStanding(): boolean {
  const [standing, setStanding] = useState(false)
  useEffect(() => whenIdle(() => setStanding(true)), [])
  return standing
}
