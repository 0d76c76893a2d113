import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'

it('runs as the README shows it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  expect(log.mock.calls).toEqual([
    ['wallet.balance', 'http', 401, 'login.not.session'],
    [{ kind: 'sign-out', message: 'Please sign in' }],
    ['warn'],
    ['https://chat.saola.example'],
  ])
  log.mockRestore()
})

it('is the text of the README', async () => {
  const [readme, example] = await Promise.all(
    ['README.md', 'example.ts'].map((name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')),
  )
  expect(readme).toContain(example)
})
