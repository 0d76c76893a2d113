import { describe, expect, it } from 'vitest'
import { moduleWith } from '../../src/parts/module-with.ts'

type Part = { Rail: () => string }

const Rail = (): string => 'rail'

describe('the module that exports a name', () => {
  it('is the file, where the file is one module', () => {
    expect(moduleWith<Part>({ Rail }, 'Rail')?.Rail).toBe(Rail)
  })

  it('is one of several in a file, whatever the file calls it', () => {
    const file = { a: { Notice: () => 'notice' }, b: { Rail }, c: 17, d: undefined, e: null }
    expect(moduleWith<Part>(file, 'Rail')?.Rail).toBe(Rail)
  })

  it('is none where no module exports it', () => {
    expect(moduleWith<Part>({ a: { Notice: () => 'notice' } }, 'Rail')).toBeUndefined()
  })
})
