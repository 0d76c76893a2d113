import { moduleWith } from './module-with.ts'

let asked = 0

/**
 * Imports a file of code again whose loss an error tells, for the module in it that exports `name`. Browsers remember that a
 * file did not come, by its address; those that do name it in the error, and are asked by another one. Undefined for the
 * others, which are asked as before.
 */
export function importAgain<Module extends object>(
  loss: unknown,
  name: keyof Module & string,
): Promise<Module> | undefined {
  const [address] = (loss instanceof Error && /https?:\S+\.js/.exec(loss.message)) || []
  asked += 1
  return address === undefined ? undefined : importFrom(`${address}?again=${asked}`)

  async function importFrom(place: string): Promise<Module> {
    // No bundler knows this address: it is that of a file which one of them has written.
    const file: object = await import(
      /* @vite-ignore */
      /* webpackIgnore: true */
      /* turbopackIgnore: true */
      place
    )
    const found = moduleWith<Module>(file, name)
    if (found === undefined) throw loss
    return found
  }
}

/** Whether the code of a page, of a part or of texts did not come: each engine has its own words for it. */
export function isLostCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/dynamically imported module|module script failed|preload CSS/i.test(error.message) ||
      isLostCode(error.cause))
  )
}
