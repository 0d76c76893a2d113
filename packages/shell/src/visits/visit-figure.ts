import { largestFigure, type VisitMetric } from '@saola/protocol'

/** A route and since when it was in sight, in ms since the page began. */
export type SeenRoute = { route: string; since: number }

/** What `web-vitals` tells of a page. */
export type Measured = { name: string; value: number; entries: readonly { startTime: number }[] }

/** One measure of a visit as it travels. */
export type VisitFigure = { metric: VisitMetric; route: string; value: number }

const metrics: Readonly<Record<string, { metric: VisitMetric; scale: number }>> = {
  LCP: { metric: 'lcp', scale: 1 },
  INP: { metric: 'inp', scale: 1 },
  CLS: { metric: 'cls', scale: 1_000 },
}

/** A measure as it travels, with the route where it was taken; undefined for another measure, or while no route was seen. */
export function visitFigure(
  { name, value, entries }: Measured,
  seen: readonly SeenRoute[],
): VisitFigure | undefined {
  const known = metrics[name]
  const route = routeAt(seen, entries[0]?.startTime ?? 0)
  if (known === undefined || route === undefined) return undefined
  return { metric: known.metric, route, value: Math.min(Math.round(value * known.scale), largestFigure) }
}

/** The route that was in sight at a time; the first one before anything is known. */
function routeAt(seen: readonly SeenRoute[], time: number): string | undefined {
  return (seen.filter(({ since }) => since <= time).pop() ?? seen[0])?.route
}
