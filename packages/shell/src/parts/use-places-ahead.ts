import { useEffect } from 'react'
import { useSavesData } from '../preferences/saves-data.ts'

/** After so long nothing is under way that the first page needs. */
const restMs = 1_500

/** Who measures a visit reads from when on code was fetched ahead (`performance.mark`). */
const markName = 'places-ahead'

/** What is asked of a router: the routes that a path is made of, and their code; none where it is there. */
export type PlacesRouter<Route> = {
  getMatchedRoutes(path: string): readonly [readonly Route[], ...unknown[]]
  loadRouteChunk(route: Route): Promise<void> | undefined
}

/**
 * Fetches the code of places once the page stands, one after the other, so that a tap on one waits for its figures alone;
 * where bytes are spared a tap alone does (system 38).
 */
export function usePlacesAhead<Route>(router: PlacesRouter<Route>, hrefs: readonly string[]): void {
  const saves = useSavesData()
  const places = hrefs.join(' ')
  useEffect(() => {
    if (saves) return undefined
    let isWanted = true
    const fetchAll = async (): Promise<void> => {
      performance.mark(markName)
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
  }, [router, places, saves])
}
