import { secondMs } from '@saola/rules'
import type { AppContext } from './app-context.tsx'

/**
 * Looks each second whether somebody has set the clock of the device, or it slept: then everything in sight is read
 * anew, and the answers tell the time. Returns how to stop.
 */
export function watchClock(app: Pick<AppContext, 'clock' | 'queryClient'>, ask: () => void): () => void {
  const timer = setInterval(() => {
    if (!app.clock.wasSet()) return
    ask()
    void app.queryClient.invalidateQueries()
  }, secondMs)
  return () => clearInterval(timer)
}
