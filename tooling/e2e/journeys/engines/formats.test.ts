import { expect } from '@playwright/test'
import { bundleFormats } from '../../src/engines/bundle-formats.ts'
import { test } from '../../src/engines/engine-test.ts'
import { writeSamples } from '../../src/engines/write-samples.ts'

for (const engine of ['webkit', 'firefox'] as const) {
  test.describe(engine, { tag: '@round' }, () => {
    test.use({ engine })

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
  })
}
