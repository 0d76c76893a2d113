/** Offers something to the apps of a phone. False where the browser refuses; turning back in the phone's own sheet is no refusal. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
