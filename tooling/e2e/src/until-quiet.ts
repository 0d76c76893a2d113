/** Waits until nothing has been added to a list for so many ms. */
export async function untilQuiet(list: { readonly length: number }, ms: number): Promise<void> {
  for (let before = -1; before !== list.length;) {
    before = list.length
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((done) => setTimeout(done, ms))
  }
}
