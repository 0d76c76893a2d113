import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, type Frame, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these standards that a change of colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** No violation of WCAG 2.2 A and AA on the page as it stands, contrast included, in every frame of it. */
export async function expectAccessible(page: Page, what: string, rules = standards): Promise<void> {
  // A dialog that is still fading in has half its contrast; its fading starts with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  )
  for (const frame of await loadedFrames(page)) {
    const found = await violationsIn(frame, rules)
    expect(found, `${what} (${new URL(frame.url()).pathname})`).toEqual([])
  }
}

/** The frames of a page once each has its document, which comes after its address; a game may put its frame anew meanwhile. */
async function loadedFrames(page: Page): Promise<readonly Frame[]> {
  const frames = page.frames()
  try {
    for (const frame of frames) await frame.waitForFunction(() => document.title !== '')
    return frames
  } catch (error) {
    if (!frames.some((frame) => frame.isDetached())) throw error
    return loadedFrames(page)
  }
}

/** The same in both looks, of the other one what its colours can break; the page is left in the one that it had. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  const usual = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')
  for (const theme of [usual === 'dark' ? 'light' : 'dark', usual]) {
    await page.evaluate((look) => (document.documentElement.dataset['theme'] = look), theme)
    await expectAccessible(page, `${what}, ${theme}`, theme === usual ? standards : colourRules)
  }
}

async function violationsIn(frame: Frame, rules: readonly string[]): Promise<string[]> {
  // Half a megabyte to read: once for each document.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const { violations } = await frame.evaluate(
    (runOnly) =>
      // The script above puts it there, which the types of a window do not know.
      (
        window as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResults> } }
      ).axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false }),
    rules,
  )
  return violations.map(
    (each) =>
      `${each.id}: ${each.nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  )
}
