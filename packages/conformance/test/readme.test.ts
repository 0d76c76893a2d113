// The package loads before the test, whose time is the example's alone.
import '@saola/conformance'
import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  const [[text], sums] = said.mock.calls as [[string], unknown[]]
  said.mockRestore()
  expect(text).toContain('0.bin: came 970436; the protocol says text')
  expect(sums).toEqual([true, 2])
  expect(readme).toContain(example.trim())
})
