/** What a browser measures of a visit: largest contentful paint, interaction to next paint, cumulative layout shift. */
export const visitMetrics = ['lcp', 'inp', 'cls'] as const
export type VisitMetric = (typeof visitMetrics)[number]

/** Phones by what they can do, and every larger screen (system 26). */
export const deviceClasses = ['small', 'middle', 'large', 'desk'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** Milliseconds, or thousandths of a layout shift; what is more is told as this. */
export const largestFigure = 60_000
