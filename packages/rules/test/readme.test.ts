import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  expect(said.mock.calls.flat()).toEqual([
    'session.non_member_account',
    'SAOLA 7K3Q9A',
    { result: 416, won: true, payout: 20_000 },
  ])
  expect(readme).toContain(example.trim())
})
