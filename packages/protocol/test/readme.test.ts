// The package loads before the test, whose time is the example's alone.
import '@saola/protocol'
import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  expect(said.mock.calls).toEqual([
    ['GET', '/wps/relay/ODSFE2_MemTransDet', 'required'],
    [2],
    [false],
    [1],
    [true],
    [true, 'envelope', 'none'],
  ])
  said.mockRestore()
  expect(readme).toContain(example.trim())
})
