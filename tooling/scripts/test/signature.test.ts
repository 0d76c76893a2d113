import { describe, expect, it } from 'vitest'
import { signature } from '../src/generate/signature.ts'

const long = 'readonly aNameThatTakesALotOfRoomInOneLine: readonly string[];'

describe('a signature', () => {
  it.each([
    [
      'function add(\n    a: number,\n    b: number,\n): number;',
      'function add( a: number, b: number, ): number',
    ],
    ['type Kind = /** why */ "a" | "b";', 'type Kind = "a" | "b"'],
    ['const x: import("./y.ts").Y;', 'const x: Y'],
    ['type Pair = { one: string; two: string };', 'type Pair = { one: string; two: string }'],
  ])('of %j is one line', (declaration, line) => {
    expect(signature(declaration)).toBe(line)
  })

  it('leaves the inside of an object out where it is long', () => {
    expect(signature(`function build(parts: { ${long} ${long} ${long} }): string;`)).toBe(
      'function build(parts: { … }): string',
    )
  })

  it('keeps the outer object of a type when the inner one is enough', () => {
    expect(signature(`type Deep = { inner: { ${long} ${long} ${long} }; outer: number };`)).toBe(
      'type Deep = { inner: { … }; outer: number }',
    )
  })

  it('ends where a line would go on too long', () => {
    const line = signature(
      `type Words = ${Array.from({ length: 60 }, (_, index) => `'w${index}'`).join(' | ')};`,
    )
    expect(line.endsWith(' …')).toBe(true)
    expect(line.length).toBeLessThan(165)
  })
})
