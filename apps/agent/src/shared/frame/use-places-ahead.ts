import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After so long nothing is under way that the first page needs. */
const restMs = 1_500

/** Fetches the code of places once the page stands, one after the other, so that a tap on one waits for its figures alone. */
export function usePlacesAhead(hrefs: readonly string[]): void {
  const router = useRouter()
  const places = hrefs.join(' ')
  useEffect(() => {
    let isWanted = true
    const fetchAll = async (): Promise<void> => {
      for (const route of places.split(' ').flatMap((href) => router.getMatchedRoutes(href)[0])) {
        // Where it is lost, opening the page asks again.
        if (isWanted) await router.loadRouteChunk(route)?.catch(() => undefined)
      }
    }
    const timer = setTimeout(() => void fetchAll(), restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [router, places])
}
