import type { KeptValues } from '@saola/shell'

/** What of a person's choices the drawn page can follow until the app is there. */
type Choices = { language?: unknown; theme?: unknown }

/**
 * Follows what somebody chose on this device before: the look at once, and where the page speaks another language, the
 * brand's mark in its place, for nobody reads half a page in one and half in the other.
 */
export function showKept(root: Element, device: Pick<KeptValues, 'read'>, page: HTMLElement): void {
  const { language, theme } = readChoices(device)
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme
  if ((language !== 'vi' && language !== 'en') || language === page.lang) return
  const place = document.createElement('div')
  place.style.cssText = 'display: grid; min-height: 100dvh; place-items: center'
  const mark = new Image(56, 56)
  mark.src = '/brand/mark.svg'
  mark.alt = ''
  place.append(mark)
  for (const each of root.querySelectorAll(':scope > :not(.below-floor)')) each.remove()
  root.prepend(place)
}

function readChoices(device: Pick<KeptValues, 'read'>): Choices {
  try {
    return (JSON.parse(device.read('preferences') ?? '{}') ?? {}) as Choices
  } catch {
    // A damaged value counts as none, as it does in the app.
    return {}
  }
}
