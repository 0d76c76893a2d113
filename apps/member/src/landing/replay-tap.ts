/** A tap on a button, or where the keyboard stood, before the app was there. */
export type HeldTap = { label: string; act: 'click' | 'focus' }

/** A button that the app does not have by now will not come, in milliseconds. */
const patienceMs = 10_000

/** How a control is called, which is the same before and after. */
export function labelOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? ''
}

/** Does with the control of the same name what was done before, once there is one. */
export function replayTap(root: Element, { label, act }: HeldTap): void {
  const attempt = (): boolean => {
    const controls = [...root.querySelectorAll<HTMLElement>('a, button')]
    const same = controls.find((each) => labelOf(each) === label)
    same?.[act]()
    return same !== undefined
  }
  if (attempt()) return
  const watching = new MutationObserver(() => {
    if (attempt()) watching.disconnect()
  })
  watching.observe(root, { childList: true, subtree: true })
  setTimeout(() => watching.disconnect(), patienceMs)
}
