import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

/** What a phone with a notch keeps for itself when it is held sideways, in CSS pixels. */
const notch = 47

const places = [
  [member, 'quynhanh', ['/', '/lobby', '/wallet/deposit', '/wallet/statement', '/vnlottery', '/play/105']],
  [agent, 'agent02', ['/', '/team', '/reports/profit']],
] as const

for (const [site, name, paths] of places) {
  test(
    `a phone held sideways keeps its notch out of ${name}'s pages`,
    { tag: '@round' },
    async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setSafeAreaInsetsOverride', {
        insets: { left: notch, right: notch, bottom: 21 },
      })
      const walk = walkInside(page)
      await enterAs(page, site, name, paths[0])
      for (const path of paths) {
        await walk.go(path)
        await expect(page.getByRole('main').or(page.locator('iframe')).first()).toBeVisible()
        expect.soft(await page.evaluate(underTheNotch, notch), path).toEqual([])
      }
    },
  )
}

/** The words that stand under the notch, but for those that one slides past it. */
function underTheNotch(kept: number): string[] {
  const slides = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
      ? true
      : slides(element.parentElement))
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const holder = node.parentElement
    if (
      !holder ||
      node.data.trim() === '' ||
      !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue
    // For screen readers alone.
    if (holder.closest('.visually-hidden') ?? holder.matches(':not(:focus)[href="#content"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width < 2 || right < 0 || left > innerWidth || slides(holder)) continue
    if (left < kept - 1 || right > innerWidth - kept + 1) found.push(node.data.trim().slice(0, 40))
  }
  return [...new Set(found)]
}
