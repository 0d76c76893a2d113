/**
 * Copies a text by the clipboard; where that is missing or refuses, as on plain HTTP and inside other apps, by the old
 * command. False when neither works. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** Selects the text for a moment and asks the browser to copy what is selected. */
function copyByCommand(text: string): boolean {
  // Beside a modal dialog nothing can be selected.
  const place = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body
  const held = document.createElement('pre')
  held.className = 'visually-hidden'
  held.style.userSelect = 'text'
  held.textContent = text
  place.append(held)
  const selection = getSelection()
  try {
    selection?.selectAllChildren(held)
    // oxlint-disable-next-line typescript/no-deprecated -- the second way of browsers that refuse the first
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    selection?.removeAllRanges()
    held.remove()
  }
}
