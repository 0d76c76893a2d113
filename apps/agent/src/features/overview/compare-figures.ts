/** How a figure stands against the one before: the way, by how much, and as a share where a share means something. */
export type Comparison = {
  way: 'up' | 'down' | 'same'
  difference: number
  /** Undefined when there was nothing before, or when gains and losses mix. */
  share: number | undefined
}

/** Compares two figures. A `signed` one (profit and loss) is compared by its difference alone. */
export function compareFigures(now: number, before: number, options: { signed?: boolean } = {}): Comparison {
  const difference = Math.abs(now - before)
  const share = options.signed === true || before <= 0 ? undefined : difference / before
  if (now === before) return { way: 'same', difference: 0, share }
  return { way: now > before ? 'up' : 'down', difference, share }
}

/** A share as people read it: whole percents, tenths below ten. 0.1234 is 0.12, 0.0456 is 0.046. */
export function roundShare(share: number): number {
  return share < 0.1 ? Math.round(share * 1000) / 1000 : Math.round(share * 100) / 100
}
