import { lookInUse, type ChosenLook } from '@saola/rules'
import type { LandingFacts } from './landing-facts.ts'

/** Of what a device keeps of its person's choices, what the landing page heeds. */
export type Choices = ChosenLook & { savesData: boolean }

/** Reads the choices of a device. A damaged value counts as none, as it does in the app. */
export function readChoices(kept: string | undefined): Choices {
  const { language, theme, savesData } = parse(kept)
  return {
    ...(typeof language === 'string' && { language }),
    ...((theme === 'dark' || theme === 'light') && { theme }),
    savesData: savesData === true,
  }
}

function parse(kept: string | undefined): { [Choice in keyof Choices]?: unknown } {
  try {
    return (JSON.parse(kept ?? '{}') ?? {}) as { [Choice in keyof Choices]?: unknown }
  } catch {
    return {}
  }
}

/**
 * Whether the page was drawn as was chosen here. Where its site did not know, the look follows at once, and the brand's mark
 * stands in the place of another language, for nobody reads half a page in one and half in the other.
 */
export function followChoices(
  root: Element,
  chosen: ChosenLook,
  page: HTMLElement,
  { brand }: Pick<LandingFacts, 'brand'>,
): boolean {
  const { language, theme } = lookInUse(chosen, brand)
  const isDrawnSo = page.lang === language && page.dataset['theme'] === theme
  page.dataset['theme'] = theme
  if (page.lang !== language) showMark(root)
  return isDrawnSo
}

function showMark(root: Element): void {
  const place = document.createElement('div')
  place.style.cssText = 'display: grid; min-height: 100dvh; place-items: center'
  const mark = new Image(56, 56)
  mark.src = '/brand/mark.svg'
  mark.alt = ''
  place.append(mark)
  for (const each of root.querySelectorAll(':scope > :not(.below-floor)')) each.remove()
  root.prepend(place)
}
