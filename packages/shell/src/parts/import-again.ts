let asked = 0

/**
 * Imports a file of code again whose loss an error tells. Browsers remember that a file did not come, by its address; those
 * that do name it in the error, and are asked by another one. Undefined for the others, which are asked as before.
 */
export function importAgain<Module>(loss: unknown): Promise<Module> | undefined {
  const [address] = (loss instanceof Error && /https?:\S+\.js/.exec(loss.message)) || []
  asked += 1
  return address ? import(/* @vite-ignore */ `${address}?again=${asked}`) : undefined
}

/** Whether the code of a page, of a part or of texts did not come: each engine has its own words for it. */
export function isLostCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/dynamically imported module|module script failed|preload CSS/i.test(error.message) ||
      isLostCode(error.cause))
  )
}
