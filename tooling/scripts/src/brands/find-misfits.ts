/* oxlint-disable unicorn/consistent-function-scoping --
   the function is sent to the browser and brings everything along that it uses */
/** What a line is held by while others slide past it: the screen, or the side of a table. */
type Pin = 'screen' | 'side' | undefined

/** A line of text as the eye sees it: where it stands, and what of it the boxes around it let through. */
type Line = { node: Text; holder: Element; rect: DOMRect; left: number; right: number; pin: Pin }

/**
 * What does not fit on the page as it stands, one sentence each: a page wider than the screen, text that a box cuts or
 * that stands outside of its button, lines of text on each other, a badge wider than its words, a control under
 * something else. Runs in the browser, so it uses nothing from outside.
 */
export function findMisfits(): string[] {
  const screenWidth = document.documentElement.clientWidth
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const place = element.closest('[class]')?.classList[0] ?? ''
    return `${element.tagName.toLowerCase()}.${place} "${words}"`
  }
  const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
  /** A box of one pixel holds text for screen readers alone. */
  const isForReaders = (element: Element): boolean =>
    cuts(styleOf(element).overflowX) && element.clientWidth <= 1 && element.clientHeight <= 1
  const found: string[] = []

  /** The boxes around an element that can cut it, nearest first. */
  function* boxesAround(element: Element): Generator<Element> {
    let awaitsPlaced = false
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position } = styleOf(each)
      if (!awaitsPlaced || position !== 'static') {
        yield each
        awaitsPlaced = position === 'absolute'
      }
      if (position === 'fixed') return
    }
  }

  function isHidden(element: Element): boolean {
    return (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      // What a dialog stands before, it takes out of reach.
      element.closest('[inert], [data-aria-hidden], option, svg') !== null
    )
  }

  /** Reads a line against the boxes around it; tells of a cut. Nothing for a line that is out of sight on purpose. */
  function readLine(node: Text, holder: Element, rect: DOMRect): Line | undefined {
    let { left, right } = rect
    let pin: Pin
    let mayScroll = false
    for (const box of boxesAround(holder)) {
      if (isForReaders(box)) return undefined
      const style = styleOf(box)
      if (style.position === 'sticky') {
        const isHeldAbove = style.top !== 'auto' || style.bottom !== 'auto'
        pin = isHeldAbove ? 'screen' : (pin ?? 'side')
      } else if (style.position === 'fixed') pin = 'screen'
      const edges = box.getBoundingClientRect()
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
        if (rect.bottom > edges.bottom + rect.height / 4) return undefined
        mayScroll = true
      }
      if (cuts(style.overflowX) || scrolls(style.overflowX)) {
        left = Math.max(left, edges.left)
        right = Math.min(right, edges.right)
        if (right - left < 2 && (mayScroll || box.closest('[aria-roledescription]'))) return undefined
        if (scrolls(style.overflowX)) mayScroll = true
      }
      if (
        !mayScroll &&
        cuts(style.overflowX) &&
        (rect.left < edges.left - 1 || rect.right > edges.right + 1)
      ) {
        found.push(`cut at the side by ${nameOf(box).split(' ')[0]}: ${nameOf(holder)}`)
        return undefined
      }
      const slack = rect.height / 4
      // Scrolled past, in a box that is no page.
      const isPast = rect.bottom < edges.top + slack || rect.top > edges.bottom - slack
      if (scrolls(style.overflowY) && box !== document.body && isPast) return undefined
      if (!mayScroll && cuts(style.overflowY) && box !== document.body) {
        if (rect.top < edges.top - slack || rect.bottom > edges.bottom + slack) {
          found.push(`cut in its height by ${nameOf(box).split(' ')[0]}: ${nameOf(holder)}`)
          return undefined
        }
      }
    }
    if (!mayScroll && (rect.left < -1 || rect.right > screenWidth + 1)) {
      found.push(`out of the screen: ${nameOf(holder)}`)
    }
    return { node, holder, rect, left, right, pin }
  }

  function readLines(): Line[] {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const holder = node.parentElement
      if (!holder || node.data.trim() === '' || isHidden(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const line = readLine(node, holder, rect)
        if (line) lines.push(line)
      }
    }
    return lines
  }

  function checkSpill({ holder, rect, left, right }: Line): void {
    const control = holder.closest('button, [role="tab"], a')
    if (!control || styleOf(control).display === 'inline') return
    const edges = control.getBoundingClientRect()
    const slack = rect.height / 4
    const isBeside = left < edges.left - 1 || right > edges.right + 1
    if (isBeside || rect.top < edges.top - slack || rect.bottom > edges.bottom + slack) {
      found.push(`text outside of its control: ${nameOf(control)}`)
    }
  }

  function checkOverlap(line: Line, other: Line): void {
    if (line.node === other.node || line.pin !== other.pin) return
    const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
    const height = Math.min(line.rect.bottom, other.rect.bottom) - Math.max(line.rect.top, other.rect.top)
    if (width > 2 && height > Math.min(line.rect.height, other.rect.height) * 0.4) {
      found.push(`text on text: ${nameOf(line.holder)} and ${nameOf(other.holder)}`)
    }
  }

  /** What is painted in the middle of a control. */
  function topAt(control: HTMLElement): Element | null {
    const rects = [...control.getClientRects()]
    const rect = rects.find(({ width, height }) => width > 1 && height > 1) ?? control.getBoundingClientRect()
    return document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
  }

  function checkCovered(control: HTMLElement): void {
    if (isHidden(control) || [...boxesAround(control)].some(isForReaders)) return
    if (styleOf(control).pointerEvents === 'none') return
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right } = control.getBoundingClientRect()
    if (left < -1 || right > screenWidth + 1) found.push(`wider than the screen: ${nameOf(control)}`)
    const top = topAt(control)
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
    const own = [control, ...labels].some((each) => top && (each.contains(top) || top.contains(each)))
    if (!top) found.push(`out of reach: ${nameOf(control)}`)
    else if (!own) found.push(`covered by ${nameOf(top)}: ${nameOf(control)}`)
    else if (top !== control && top.contains(control) && !top.matches('label')) {
      found.push(`under its own surroundings ${nameOf(top)}: ${nameOf(control)}`)
    }
  }

  /** A badge is as wide as its words: one that a grid stretches reads as a field. One of two lines is as wide as it may be. */
  function checkBadge(badge: HTMLElement): void {
    if (isHidden(badge) || badge.textContent.trim() === '') return
    const words = document.createRange()
    words.selectNodeContents(badge)
    if (new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return
    const { paddingLeft, paddingRight } = styleOf(badge)
    const room = badge.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    if (room > words.getBoundingClientRect().width + 8) found.push(`wider than its words: ${nameOf(badge)}`)
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > screenWidth) found.push(`${scrollWidth} px wide on a screen of ${screenWidth}`)
  const lines = readLines()
  lines.forEach(checkSpill)
  lines.forEach((line, index) => lines.slice(index + 1).forEach((other) => checkOverlap(line, other)))
  document.querySelectorAll<HTMLElement>('[class*="_badge_"]').forEach(checkBadge)
  // The link that skips to the content, to a place of the same page, shows with focus alone.
  const controls =
    'a[href]:not([href^="#"]), button, input, select, textarea, summary, iframe, [role="tab"], [role="switch"]'
  const places = [...document.querySelectorAll('*')].map(
    (box) => [box, box.scrollTop, box.scrollLeft] as const,
  )
  document.querySelectorAll<HTMLElement>(controls).forEach(checkCovered)
  // As it stood before: the next look must not find a dialog's words below its head.
  for (const [box, top, left] of places) {
    if (box.scrollTop !== top || box.scrollLeft !== left) box.scrollTo({ top, left, behavior: 'instant' })
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return [...new Set(found)]
}
