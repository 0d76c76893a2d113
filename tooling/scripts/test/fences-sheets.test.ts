import { describe, expect, it } from 'vitest'
import { ellipsesWithoutALine, huelessMixes, ringsByHasAlone, smallFields } from '../src/fences/sheets.ts'

const sheet = (text: string) => [{ path: 'apps/member/src/a.module.css', text }]

describe('what each engine draws in its own way', () => {
  it.each([
    ['black', '.a { fill: color-mix(in oklch, var(--level) 70%, black) }', 1],
    [
      'white, among other values',
      '.a { background: linear-gradient(color-mix(in oklch, red 8%, white), red) }',
      1,
    ],
    ['grey within a query', '@media (width >= 64rem) { .a { color: color-mix(in oklch, grey, red) } }', 1],
    ['black in oklab', '.a { fill: color-mix(in oklab, var(--level) 70%, black) }', 0],
    ['what is transparent', '.a { fill: color-mix(in oklch, var(--line) 70%, transparent) }', 0],
  ])('is a mix of %s', (_, text, found) => {
    expect(huelessMixes(sheet(text))).toHaveLength(found)
  })

  it.each([
    ['alone', '.a { text-overflow: ellipsis }', 1],
    ['that is cut and may wrap', '.a { overflow: hidden; text-overflow: ellipsis }', 1],
    ['that stays on its line and is not cut', '.a { text-overflow: ellipsis; white-space: nowrap }', 1],
    ['that is cut on its line', '.a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }', 0],
    ['that is told off in a comment', '/* text-overflow: ellipsis; */ .a { color: red }', 0],
  ])('are dots of a text %s', (_, text, found) => {
    expect(ellipsesWithoutALine(sheet(text))).toHaveLength(found)
  })

  it.each([
    ['a select of 15 px', '.list select { font-size: 0.9375rem }', 1],
    ['an input by its class', '.input { font-size: 14px }', 1],
    ['a field in the size of a label', 'textarea { font-size: var(--size-label) }', 1],
    ['a field of 16 px', 'select.target { font-size: max(1rem, 16px) }', 0],
    ['a field of a wide window', '@media (width >= 64rem) { .a select { font-size: 0.875rem } }', 0],
    ['a word beside a field', '.input-hint { font-size: 0.75rem }', 0],
  ])('is how a phone meets %s', (_, text, found) => {
    expect(smallFields(sheet(text))).toHaveLength(found)
  })

  it.each([
    ['by :has alone', '.a:has(:focus-visible) { outline: 2px }', 1],
    [
      'with another way, for another element',
      `.a:has(:focus-visible) { outline: 2px } ${elsewhere('.b')}`,
      1,
    ],
    ['with another way', `.a:has(:focus-visible) { outline: 2px } ${elsewhere('.a')}`, 0],
  ])('is a ring %s', (_, text, found) => {
    expect(ringsByHasAlone(sheet(text))).toHaveLength(found)
  })
})

function elsewhere(selector: string): string {
  return `@supports not selector(:has(a)) { ${selector}:focus-within { outline: 2px } }`
}
