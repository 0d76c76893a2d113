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

/** What somebody does who does more than look on. */
const acts = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const

/**
 * Fetches the code of places, one after the other, so that a tap on one waits for its figures alone: once the page has stood
 * for a second and a half and, unless it does so `atRest`, somebody has touched it. Where bytes are spared a tap alone does
 * (system 38).
 */
export function usePlacesAhead<Route>(
  router: PlacesRouter<Route>,
  hrefs: readonly string[],
  { atRest = false }: { atRest?: boolean } = {},
): void {
  const saves = useSavesData()
  const places = hrefs.join(' ')
  useEffect(() => {
    if (saves) return undefined
    const standsAt = performance.now() + restMs
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchAll = async (): Promise<void> => {
      performance.mark(markName)
      for (const route of places.split(' ').flatMap((href) => router.getMatchedRoutes(href)[0])) {
        // Where it is lost, opening the page asks again.
        if (isWanted) await router.loadRouteChunk(route)?.catch(() => undefined)
      }
    }
    const begin = (): void => {
      for (const act of acts) removeEventListener(act, begin, true)
      timer = setTimeout(() => void fetchAll(), standsAt - performance.now())
    }
    if (atRest) begin()
    else for (const act of acts) addEventListener(act, begin, { capture: true, passive: true })
    return () => {
      isWanted = false
      for (const act of acts) removeEventListener(act, begin, true)
      clearTimeout(timer)
    }
  }, [router, places, saves, atRest])
}
