import { expect, it } from 'vitest'
import { inFull } from '../../src/generate/in-full.ts'
import { readDeclarations } from '../../src/generate/read-declarations.ts'

const source = `
/** How it is built. */
export type Options = {
    /** Where it stands. */
    place: string;
};
/**
 * What came of it.
 *
 * @example
 * build()
 */
export type Outcome =
/** All went well. */
{
    kind: 'done';
}
/** It did not. */
 | {
    kind: 'lost';
};
export declare function build(options: Options): Outcome;
`

function offeredOf(text: string) {
  return [...readDeclarations(text).declared].map(([name, declarations]) => ({ name, declarations }))
}

it('a type is told with its promise, and its fields with theirs', () => {
  const [options, outcome, ...others] = inFull(offeredOf(source))
  expect(options).toBe(
    '### Options\n\nHow it is built.\n\n```ts\ntype Options = {\n    /** Where it stands. */\n    place: string;\n}\n```',
  )
  expect(outcome).toContain('What came of it.\n\n```ts')
  expect(outcome).toContain("/** It did not. */\n | {\n    kind: 'lost';\n}")
  // A line says all of the function.
  expect(others).toEqual([])
})

it('rows of calls have tables of their own', () => {
  const [row] = offeredOf(source)
  expect(inFull([{ name: 'calls.shop.items', declarations: row?.declarations ?? [] }])).toEqual([])
})
