import css from '@saola/ui/theme.css?raw'
import { describe, expect, it } from 'vitest'
import { contrast, readTokens } from './contrast.ts'

const dark = readTokens(css, ':root')
const themes = [
  ['dark', dark],
  ['light', new Map([...dark, ...readTokens(css, "[data-theme='light']")])],
] as const

const grounds = ['--ground', '--surface', '--surface-raised']
const words = ['--text', '--text-quiet', '--accent-text', '--value', '--good', '--warn', '--bad']

describe.each(themes)('%s theme', (_name, tokens) => {
  const ratio = (a: string, b: string) => contrast(tokens.get(a) ?? '', tokens.get(b) ?? '')

  it.each(grounds.flatMap((ground) => words.map((word) => [word, ground] as const)))(
    'writes %s on %s with at least 4.5:1',
    (word, ground) => expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5),
  )

  it.each([
    ['--on-accent', '--accent'],
    ['--on-accent', '--accent-deep'],
    ['--on-value', '--value'],
  ])('writes %s on %s with at least 4.5:1', (word, ground) =>
    expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(grounds.flatMap((ground) => ['--focus', '--line-strong'].map((mark) => [mark, ground] as const)))(
    'draws %s on %s with at least 3:1',
    (mark, ground) => expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3),
  )
})

it('knows black on white as 21:1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
})
