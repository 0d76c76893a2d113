/** What asks anew for the code and the texts that were lost on their way. */
const lost = new Set<() => void>()

/** Remembers how to ask for something that was lost. */
export function whenAskedAgain(again: () => void): void {
  lost.add(again)
}

/** Lets all that was lost be asked for anew; whoever has told a loss calls it. */
export function askForLostParts(): void {
  for (const again of lost) again()
  lost.clear()
}
