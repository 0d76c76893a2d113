import { messageKeys, patterns } from '@saola/validation'
import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  expect(said.mock.calls).toEqual([
    ['saola2026', 'is fine'],
    ['9lives', { key: 'validation.pattern.1', params: { min: 6, max: 12 } }],
    ['', { key: 'validation.required', params: {} }],
    [[['verificationCode', 'validation.required']]],
    [{ issues: [{ message: 'validation.pattern.1', path: ['username'] }] }, 'saola'],
    [[], [], [expect.objectContaining({ key: 'validation.captcha_required' })]],
    [['validation.comment_length']],
    [true, undefined, 2],
    [true],
  ])
  expect(readme).toContain(example.trim())
})

it('lists every pattern id', () => {
  for (const id of Object.keys(patterns)) expect(readme).toMatch(new RegExp(`^\\| ${id} \\|`, 'm'))
})

it('names every message once', () => {
  expect(new Set(messageKeys).size).toBe(messageKeys.length)
  expect(messageKeys.filter((key) => key.startsWith('validation.pattern.'))).toHaveLength(38)
  expect(messageKeys).toContain('validation.password_length')
  expect(messageKeys).toContain('validation.password_length_exact')
})
