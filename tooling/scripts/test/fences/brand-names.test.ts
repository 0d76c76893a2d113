import { expect, it } from 'vitest'
import { brandNames } from '../../src/fences/brand-names.ts'

const found = (text: string, path = 'apps/member/src/page.tsx'): string[] =>
  brandNames([{ path, text }], ['Saola', 'Sen'])

it.each([
  ['a name in a text', '<h1>Saola</h1>'],
  ['a name in a comment', '/** The quiet sign of Sen. */'],
  ['a merchant', "if (brand.merchant === 'sen') return"],
  ['a folder', "import mark from '../../brands/saola/mark.svg'"],
  ['a drawing', '/* The two horns, laid into the card. */'],
  ['a component of a drawing', '<HornMark size={32} />'],
  ['a token of a drawing', 'clip-path: var(--horns-up)'],
])('names the line with %s', (_, text) => {
  expect(found(`const first = 1\n${text}`)).toEqual([
    expect.stringMatching(/^apps\/member\/src\/page.tsx:2: .+ is a brand's$/),
  ])
})

it.each([
  ['a package', "import { Icon } from '@saola/ui'"],
  ['what a browser keeps', "const cookieName = 'saola-look'"],
  ['a message to a game', "if (type === 'saola:ready') return"],
  ['who made a schema', "vendor: 'saola'"],
  ['a longer word', 'const sender = absent(Sendable)'],
])('leaves %s alone', (_, text) => {
  expect(found(text)).toEqual([])
})

it('reads the names of files, and what brands and tests say is theirs', () => {
  expect(found('', 'packages/ui/src/icons/horn-mark.tsx')).toHaveLength(1)
  expect(found('Saola', 'packages/ui/test/mark.test.ts')).toEqual([])
  expect(found('Saola', 'tooling/demo/src/names.ts')).toEqual([])
})

it('proves nothing without a brand', () => {
  expect(() => brandNames([], [])).toThrow('no brand was found')
})
