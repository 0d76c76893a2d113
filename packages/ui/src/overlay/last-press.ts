let last: Element | undefined

/**
 * Remembers from now on which control of a page was pressed last. A pressed button takes no focus in Safari, so that
 * what has focus does not say who opened a dialog there. Call it once, when the page starts.
 */
export function watchPresses(page: Document): void {
  page.addEventListener('click', rememberPress, { capture: true })
}

function rememberPress({ target }: Event): void {
  const control =
    target instanceof Element ? target.closest('button, a[href], input, select, summary, [tabindex]') : null
  // The page itself takes focus too, and is no control.
  last = control === null || control.matches('main') ? undefined : control
}

/** What has focus, or within it the control that was pressed last. */
export function focusedOrPressed(page: Document): Element | null {
  const focused = page.activeElement
  return last?.isConnected && focused?.contains(last) ? last : focused
}
