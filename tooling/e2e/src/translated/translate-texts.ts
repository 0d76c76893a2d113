/**
 * Puts two `<font>` elements in the place of each text of the page, as the translator of Chrome does, and answers how many
 * there were. Runs in the browser, so it uses nothing from outside.
 */
export function translateTexts(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isLeft = text.parentElement?.closest('font, script, style, textarea, [translate="no"]')
    if (text.data.trim() !== '' && !isLeft) texts.push(text)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    for (const each of [outer, inner]) each.style.verticalAlign = 'inherit'
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  document.documentElement.classList.add('translated-ltr')
  return texts.length
}
