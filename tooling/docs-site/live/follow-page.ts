/** The frame is dressed as the page around it, now and whenever that changes. */
export function followPage(): void {
  if (parent === window) return
  const outside = parent.document.documentElement
  const follow = (): void => {
    document.documentElement.dataset['theme'] = outside.dataset['theme'] ?? 'dark'
  }
  new MutationObserver(follow).observe(outside, { attributeFilter: ['data-theme'] })
  follow()
}
