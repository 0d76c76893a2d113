/** The texts that an element of a translator stands for, with what they said. */
type Texts = Map<Text, string>

/**
 * Keeps a page going whose texts the browser translates. A translator puts `<font>` elements in the place of texts that
 * React still holds: the next change would end the page or be written where nobody sees it. Here each text goes back,
 * empty, before its translation; once it is changed or removed the translation goes, and what is new is in sight.
 */
export function healTranslation(page: Node): void {
  const textsOf = new WeakMap<Node, Texts>()
  const translationOf = new WeakMap<Node, ChildNode>()

  const putBack = (text: Text, translation: ChildNode): void => {
    // A text that was moved into its translation is still read there.
    if (text.parentNode !== null) text.replaceWith(text.cloneNode())
    const texts = textsOf.get(translation) ?? new Map<Text, string>()
    textsOf.set(translation, texts.set(text, text.data))
    translationOf.set(text, translation)
    text.data = ''
    translation.before(text)
  }
  const drop = (translation: ChildNode): void => {
    for (const [text, said] of textsOf.get(translation) ?? []) {
      translationOf.delete(text)
      text.data = said
    }
    textsOf.delete(translation)
    translation.remove()
  }
  const follow = (record: MutationRecord, added: Set<Node | null>): void => {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record
    const changed = translationOf.get(target)
    if (changed !== undefined) {
      // What it says now is newer than what was kept.
      textsOf.get(changed)?.delete(target as Text)
      translationOf.delete(target)
      drop(changed)
    }
    for (const node of removedNodes) {
      const translation = textsOf.has(node) ? (node as ChildNode) : translationOf.get(node)
      const beside = [...addedNodes, previousSibling, nextSibling].find((each) => added.has(each))
      if (translation !== undefined) drop(translation)
      else if (node instanceof Text && beside?.parentNode === target && target.nodeName !== 'FONT') {
        putBack(node, beside as ChildNode)
      }
    }
  }
  const observer = new MutationObserver((records) => {
    // A text that React removed beside an older translation is none of these.
    const added = new Set<Node | null>(
      records.flatMap(({ addedNodes }) => [...addedNodes].filter(({ nodeName }) => nodeName === 'FONT')),
    )
    for (const record of records) follow(record, added)
    // What was done here is no news.
    observer.takeRecords()
  })
  observer.observe(page, { childList: true, characterData: true, subtree: true })
}
