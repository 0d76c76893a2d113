import { expect } from '@playwright/test'
import { origin } from '@saola/scripts'
import { bundleFormats } from '../../src/engines/bundle-formats.ts'
import { enterDriven, test } from '../../src/engines/engine-test.ts'
import { writeSamples } from '../../src/engines/write-samples.ts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)

/** Pages on which nothing moves while others play. */
const still = [
  '/terms',
  '/helpmc',
  '/service',
  '/download/ios',
  '/rewards/points/rules',
  '/vnlottery/results',
]

/** What the page says, word by word. */
const readWords = (): string =>
  (document.querySelector('main')?.innerText ?? '').split(/\s+/).join(' ').trim()

for (const engine of ['webkit', 'firefox'] as const) {
  test.describe(engine, { tag: '@round' }, () => {
    test.use({ engine, window: { width: 1280, height: 900 } })

    test('amounts, rates, days and spans are written as in Chromium', async ({ driven }) => {
      // The product's own pages forbid a script of another place; this one has no rules.
      await driven.go('about:blank')
      const there = await driven.run(
        // oxlint-disable-next-line no-eval -- the script is the package under test
        (script) => JSON.stringify((0, eval)(`${script}; samples.writeSamples()`)),
        await bundleFormats(),
      )
      expect(JSON.parse(there)).toEqual(JSON.parse(JSON.stringify(writeSamples())))
    })

    test('pages read the same as in Chromium', async ({ driven, page }) => {
      const walk = walkInside(page)
      await page.addInitScript(() =>
        localStorage.setItem('preferences', JSON.stringify({ language: 'vi', theme: 'dark' })),
      )
      await enterAs(page, member, 'quynhanh', still[0])
      await enterDriven(driven, member, still[0] ?? '', { name: 'quynhanh' })
      for (const path of still) {
        await walk.go(path)
        await driven.hand.walk(path)
        const here = await page.evaluate(readWords)
        expect(here.length, path).toBeGreaterThan(100)
        await expect.poll(() => driven.run(readWords), { message: path }).toBe(here)
      }
    })
  })
}
