/** Prints a text alone on its page, through a frame that holds nothing else. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const sheet = frame.contentDocument?.createElement('pre')
  if (sheet === undefined) return
  sheet.textContent = text
  frame.contentDocument?.body.append(sheet)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
