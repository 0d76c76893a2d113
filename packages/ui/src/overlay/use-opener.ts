import { useState } from 'react'
import { focusedOrPressed } from './last-press.ts'

/**
 * What gives focus back when a dialog closes. Call it in a component that mounts with the dialog: it remembers what was
 * focused or pressed then. An opener that is gone, such as a line of a menu, hands over to the page.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => focusedOrPressed(document))
  return (event) => {
    event.preventDefault()
    const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main')
    if (target instanceof HTMLElement) target.focus()
  }
}
