/** Answers how to ask for `run`: it runs once everybody who is about to ask in this turn of the event loop has asked. */
export function onceATurn(run: () => void): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    setImmediate(() => {
      isAsked = false
      run()
    })
  }
}
