import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 A and AA on the page as it stands, contrast included. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // A dialog that is still fading in has half its contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  )
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    (each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, what).toEqual([])
}
