/** The six faces of each of the three dice. */
export const faces = ['gourd', 'crab', 'shrimp', 'fish', 'rooster', 'deer'] as const

export const gourdCrabRules = { dice: 3, mostChips: 100 } as const

/** How many of 216 throws show a face never, once, twice and three times. */
export const throwsShowing = [125, 75, 15, 1] as const

/** What a chip on a face returns as a multiple of itself: nothing, or the chip and one more for each die that shows the face. */
export function chipTimes(showing: number): number {
  return showing === 0 ? 0 : showing + 1
}

/** What comes back of all stakes, in hundredths of a percent: 199 of 216, on whatever faces the chips lie. */
export const gourdCrabReturn =
  (throwsShowing.reduce((sum, throws, showing) => sum + throws * chipTimes(showing), 0) * 10_000) / 216
