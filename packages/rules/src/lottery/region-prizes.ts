/** The three regions of Vietnam; the centre draws as the south does. */
export const regions = ['north', 'central', 'south'] as const

export type Region = (typeof regions)[number]

/** How many numbers a prize has, and of how many digits. */
export type PrizeShape = { readonly count: number; readonly digits: number }

/** The prizes of a region, the special one first, then first to last (lottery 13). */
export const prizeShapes: Readonly<Record<Region, readonly PrizeShape[]>> = {
  north: shapes('1x5 1x5 2x5 6x5 4x4 6x4 3x3 4x2'),
  central: shapes('1x6 1x5 1x5 2x5 7x5 1x4 3x4 1x3 1x2'),
  south: shapes('1x6 1x5 1x5 2x5 7x5 1x4 3x4 1x3 1x2'),
}

/** The places of the prizes in the order in which they are drawn; the special prize comes last (lottery 14). */
export const drawingOrder: Readonly<Record<Region, readonly number[]>> = {
  north: [1, 2, 3, 4, 5, 6, 7, 0],
  central: [8, 7, 6, 5, 4, 3, 2, 1, 0],
  south: [8, 7, 6, 5, 4, 3, 2, 1, 0],
}

/** Whether the word names a region. */
export function isRegion(kind: string): kind is Region {
  return regions.some((region) => region === kind)
}

function shapes(text: string): PrizeShape[] {
  return text.split(' ').map((shape) => {
    const [count = 0, digits = 0] = shape.split('x').map(Number)
    return { count, digits }
  })
}
