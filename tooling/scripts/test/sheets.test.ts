import { buildSheet, prepareSheet } from '@saola/config/build-sheet'
import { expect, it } from 'vitest'

const packed = (sheet: string): string => sheet.replaceAll(/\s+/g, ' ').replaceAll('.0%', '%').trim()

const noMixes = '@supports not (color: color-mix(in lab, red, red))'
const noContainers = '@supports not (container-type: inline-size)'

it.each([
  ['@media (width < 40rem) { a { top: 0 } }', '@media (max-width: 39.999rem) { a { top: 0; } }'],
  ['@media (width > 40rem) { a { top: 0 } }', '@media (min-width: 40.001rem) { a { top: 0; } }'],
  ['@media not (min-width: 40rem) { a { top: 0 } }', '@media (max-width: 39.999rem) { a { top: 0; } }'],
  [
    '@media (40rem <= width < 64rem) { a { top: 0 } }',
    '@media (min-width: 40rem) and (max-width: 63.999rem) { a { top: 0; } }',
  ],
  [
    '@container (width < 44rem) { a { top: 0 } }',
    `@container (width < 44rem) { a { top: 0; } } ${noContainers} { @media (max-width: 43.999rem) { a { top: 0; } } }`,
  ],
  ['@container (height < 19rem) { a { top: 0 } }', '@container (height < 19rem) { a { top: 0; } }'],
  [
    'a { border: 1px solid color-mix(in lab, var(--line) 70%, transparent) }',
    `a { border: 1px solid color-mix(in lab, var(--line) 70%, transparent); } ${noMixes} { a { border: 1px solid var(--line); } }`,
  ],
  [
    'a { fill: color-mix(in lab, var(--b) 30%, var(--c)) !important }',
    `a { fill: color-mix(in lab, var(--b) 30%, var(--c)) !important; } ${noMixes} { a { fill: var(--c) !important; } }`,
  ],
  [
    'a { background: linear-gradient(color-mix(in lab, var(--b), black 60%), var(--c)) }',
    `a { background: linear-gradient(color-mix(in lab, var(--b), black 60%), var(--c)); } ${noMixes} { a { background: linear-gradient(black, var(--c)); } }`,
  ],
  [
    ':root { --a: oklch(0.5 0.1 20) }',
    ':root { --a: #944a4b; } @supports (color: lab(0% 0 0)) { :root { --a: lab(40.9625% 31.9578 14.2393); } }',
  ],
])('builds %s for older browsers', (sheet, built) => {
  expect(packed(buildSheet(sheet, 'a.css'))).toBe(built)
})

it('leaves to the builder of an app what that one does', () => {
  expect(packed(prepareSheet('.a :global(b) { color: oklch(0.5 0.1 20) }', 'a.module.css'))).toBe(
    '.a :global(b) { color: oklch(50% .1 20); }',
  )
})

it('names the file and the fault of what is no sheet', () => {
  expect(() => buildSheet('a { color: red } }', 'theme.css')).toThrow(SyntaxError)
})
