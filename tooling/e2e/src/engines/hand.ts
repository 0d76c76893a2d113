/* oxlint-disable unicorn/consistent-function-scoping --
   the functions are sent to the browser and bring everything along that they use */
import type { EnginePage } from './engine-page.ts'

/** Longest that a hand waits for something to be there, in ms. */
const patienceMs = 20_000

/** What somebody does with a page: looks for words and presses them. */
export type Hand = {
  /** Presses the control of this name, once it is there: its label, else its words. */
  press: (name: string) => Promise<void>
  /** Presses what this selector finds first. */
  pressOn: (selector: string) => Promise<void>
  /** Presses into the field of this label and types. */
  fill: (label: string, text: string) => Promise<void>
  /** Waits until the page says so. */
  until: <Given extends unknown[]>(
    what: string,
    isSo: (...given: Given) => boolean,
    ...given: Given
  ) => Promise<void>
  /** Goes inside the app as a link would, and waits until the page is quiet. */
  walk: (path: string) => Promise<void>
  /** Waits until the page is quiet. */
  settle: () => Promise<void>
}

/** The hand of a page. */
export function handOf(page: EnginePage): Hand {
  const until: Hand['until'] = async (what, isSo, ...given) => {
    const end = performance.now() + patienceMs
    while (!(await page.run(isSo, ...given))) {
      if (performance.now() > end) throw new Error(`${page.name}: still waiting for ${what}`)
      await new Promise((done) => setTimeout(done, 60))
    }
  }
  const pressWhere = async <Given extends unknown[]>(
    what: string,
    where: (...given: Given) => { x: number; y: number } | null,
    ...given: Given
  ): Promise<void> => {
    const end = performance.now() + patienceMs
    let before: { x: number; y: number } | null = null
    for (;;) {
      const point = await page.run(where, ...given)
      // A sheet that still rises would be pressed beside.
      if (point && point.x === before?.x && point.y === before.y) return page.pressAt(point.x, point.y)
      before = point
      if (performance.now() > end) throw new Error(`${page.name}: nothing to press for ${what}`)
      await new Promise((done) => setTimeout(done, 60))
    }
  }
  return {
    until,
    press: (name) => pressWhere(name, findControl, name),
    pressOn: (selector) => pressWhere(selector, findFirst, selector),
    async fill(label, text) {
      // A dialog that just opened takes the focus once more.
      do await pressWhere(label, findField, label)
      while (!(await page.run(isInField, label)))
      await page.type(text)
    },
    async walk(path) {
      await page.run((href) => history.pushState({}, '', href), path)
      await page.run(waitUntilQuiet)
    },
    settle: () => page.run(waitUntilQuiet),
  }
}

/** The middle of the control that is seen, reached and named so; nothing while there is none. */
function findControl(name: string): { x: number; y: number } | null {
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const controls = document.querySelectorAll<HTMLElement>(
    'button, a[href], summary, [role="tab"], [role="menuitem"], [role="option"], [role="radio"], label',
  )
  for (const control of controls) {
    if (plain(control.getAttribute('aria-label') ?? control.textContent) !== name) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const point = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const there = document.elementFromPoint(point.x, point.y)
    if (there && (control.contains(there) || there.contains(control))) return point
  }
  return null
}

function findFirst(selector: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.getClientRects().length > 0,
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function findField(label: string): { x: number; y: number } | null {
  const labelled = [...document.querySelectorAll('label')]
    .filter((each) => (each.textContent ?? '').replace('*', '').trim() === label)
    .map(({ control }) => control)
  const named = document.querySelectorAll<HTMLElement>(
    `:is(input, textarea)[aria-label=${JSON.stringify(label)}]`,
  )
  const control = [...labelled, ...named].find((each) => (each?.getClientRects().length ?? 0) > 0)
  if (!control) return null
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Whether what is typed comes into the field of this label. */
function isInField(label: string): boolean {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  const names = [...(field.labels ?? [])].map(({ textContent }) =>
    (textContent ?? '').replace('*', '').trim(),
  )
  return names.includes(label) || field.getAttribute('aria-label') === label
}

/** Waits in the page until nothing was fetched for a moment and no skeleton is in sight. */
function waitUntilQuiet(): Promise<void> {
  const count = (): number => performance.getEntriesByType('resource').length
  // The list is of a limited length, and is full after some screens.
  performance.clearResourceTimings()
  return new Promise((resolve) => {
    let last = count()
    let quietSince = performance.now()
    const look = (): void => {
      const now = count()
      const waits = [...document.querySelectorAll('[data-skeleton], [aria-busy="true"]')].some(
        (each) => each.getBoundingClientRect().top < innerHeight,
      )
      if (now !== last || waits) quietSince = performance.now()
      last = now
      if (performance.now() - quietSince > 250) resolve()
      else setTimeout(look, 30)
    }
    look()
  })
}
