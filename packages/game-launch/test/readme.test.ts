// The package loads before the test, whose time is the example's alone.
import '@saola/game-launch'
import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  expect(said.mock.calls).toMatchObject([
    [{ kind: 'open', params: { vassalage: 'SAOLA', nodeId: '101', gameId: 'mines-gold' } }],
    [{ launchMode: 'GLS', accountType: 1, clientType: 2, username: 'minh88' }],
  ])
  expect(readme).toContain(example.trim())
})
