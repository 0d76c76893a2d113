import { offerHandover, type Handover } from '#shared/landing-handover.ts'
import { labelOf, replayTap, type HeldTap } from './replay-tap.ts'

/** A click follows the finger's going up by this at most, in milliseconds. */
const clickMs = 80

type Page = Pick<Handover, 'lines' | 'amount'> & {
  /** Whether a link waits for the app too, as a button does; asked when one is tapped. */
  holdsLinks: () => boolean
  onTaken: () => void
}

/**
 * Has the app take the page's place at the first touch, key or move of a mouse; answers how to do so sooner. Links work without it. A tap on
 * a button, and where the keyboard stands, wait for the app and reach the same button there.
 */
export function prepareTakeOver(root: HTMLElement, app: string, page: Page): () => void {
  const notice = root.querySelector<HTMLElement>('.below-floor')
  notice?.remove()
  let booting = false
  let pressed = false
  let tap: HeldTap | undefined
  let down: HeldTap | undefined
  let onReleased: (() => void) | undefined

  function boot(): void {
    if (booting) return
    booting = true
    // Its patience starts now: the app has yet to come.
    if (notice) root.append(notice)
    import(/* @vite-ignore */ app).catch(() => root.setAttribute('data-failed', ''))
  }
  function release(): void {
    setTimeout(() => {
      pressed = false
      down = undefined
      onReleased?.()
    }, clickMs)
  }

  const listening = new AbortController()
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, hear, { capture: true, signal: listening.signal })
  listen('pointerdown', ({ target }) => {
    pressed = true
    down = heldOn(target, 'click')
    boot()
  })
  listen('pointerup', release)
  listen('pointercancel', release)
  listen('keydown', boot)
  // A mouse tells that it comes, and so does whoever walks by the keyboard. Of one that lies where the page appears, browsers
  // tell the same, and its place.
  let rest: string | undefined
  listen('pointermove', ({ pointerType, clientX, clientY }) => {
    const place = `${clientX},${clientY}`
    rest ??= place
    if (pointerType === 'mouse' && place !== rest) boot()
  })
  listen('focusin', boot)
  listen('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    if (!control || !root.contains(control)) return
    if (control instanceof HTMLAnchorElement && !(page.holdsLinks() && isPlainTap(event, control))) return
    event.preventDefault()
    event.stopPropagation()
    boot()
    tap = { label: labelOf(control), act: 'click' }
  })

  let offer: Event | undefined
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault()
      offer = event
    },
    { signal: listening.signal },
  )
  const released = (): Promise<void> =>
    new Promise((resolve) => {
      if (pressed) onReleased = resolve
      else resolve()
    })
  const { lines, amount } = page
  offerHandover({ lines, amount, released, installOffer: () => offer }, listening.signal)

  let focus: HeldTap | undefined
  listen('focusin', ({ target }) => {
    focus = target instanceof HTMLElement ? { label: labelOf(target), act: 'focus' } : undefined
  })
  const first = root.firstElementChild
  const watching = new MutationObserver(() => {
    if (first?.isConnected) return
    watching.disconnect()
    listening.abort()
    page.onTaken()
    for (const held of [focus, tap]) if (held) replayTap(root, held)
    // The finger went down after the app had asked, and what it is on is gone.
    if (down) finishTap(root, down)
  })
  watching.observe(root, { childList: true })
  return boot
}

function heldOn(target: EventTarget | null, act: HeldTap['act']): HeldTap | undefined {
  const control = target instanceof Element ? target.closest('a, button') : null
  return control ? { label: labelOf(control), act } : undefined
}

/** Lets a finger that is down end its tap on the control of the same name, unless the browser does so. */
function finishTap(root: Element, held: HeldTap): void {
  const listening = new AbortController()
  const { signal } = listening
  const end = (): void => listening.abort()
  document.addEventListener('click', end, { capture: true, signal })
  document.addEventListener('pointercancel', end, { signal })
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      if (heldOn(target, 'click')?.label !== held.label) return end()
      setTimeout(() => {
        if (signal.aborted) return
        end()
        replayTap(root, held)
      }, clickMs)
      return undefined
    },
    { signal },
  )
}

/** Not one that asks for another tab or window, or for a place on this page. */
function isPlainTap(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target !== ''
  return !isElsewhere && !(link.getAttribute('href') ?? '').startsWith('#')
}
