/** How long a page may be kept from its frames in one go, in ms. */
const longestMs = 8

/** Runs work that stops now and then to its end, and lets the page have a turn whenever it has taken long enough. */
export async function inSteps<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let begunAt = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - begunAt < longestMs) continue
    await new Promise<void>((resolve) => {
      setTimeout(resolve)
    })
    begunAt = performance.now()
  }
}
