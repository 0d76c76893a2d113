import { expect, it, vi } from 'vitest'
import { testLines } from '../example.ts'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const { default: example } = await import('../example.ts?raw')
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const list = await testLines((url) =>
    String(url).startsWith('https://b.') || String(url).startsWith('https://c.')
      ? Promise.resolve(Response.json({ success: true, value: 'pong' }))
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  expect(said.mock.calls[0]).toEqual([domains.map((domain) => `${domain}  slow`)])
  expect(list.at(-1)).toMatchObject({ domain: 'https://a.example', speed: 9999 })
  expect(list[0]?.type).toBe('fast')
  expect(said.mock.lastCall).toEqual([list[0]?.domain, 20, 'fast'])
  expect(readme).toContain(example.trim())
})

const domains = ['https://a.example', 'https://b.example', 'https://c.example']
