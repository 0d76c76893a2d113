import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCalls } from '@saola/protocol'
import { rootFolder } from '../../src/run.ts'

const page = readFileSync(join(rootFolder, 'docs/areas/wire.md'), 'utf8')
const paths = allCalls().map(({ path }) => path)
const [, section = ''] = page.split('## Names of the family')
const [answeredPart = '', refusedPart = ''] =
  section.split('### Answered')[1]?.split('### Not answered') ?? []

/** Names stand between backticks; those of rows have a small first word and a dot. */
const namesOf = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const answered = namesOf(answeredPart)
const reasons = [...refusedPart.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', why = '']) => ({
  name,
  why,
}))

const hasRow = (name: string): boolean => {
  const path = name.replaceAll(/\{(\w+)\}/g, ':$1')
  return paths.some((each) => each === path || (each.startsWith('/wps/relay/') && each.endsWith(`/${path}`)))
}

describe('the names of the family (wire 31)', () => {
  it('are all kept, each once', () => {
    const names = [...answered, ...reasons.map(({ name }) => name)]
    expect(names.length).toBe(127)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(answered)('%s has a row', (name) => {
    expect(hasRow(name)).toBe(true)
  })

  it.each(reasons)('$name has none, and the page says why', ({ name, why }) => {
    expect([hasRow(name), why.length > 10]).toEqual([false, true])
  })

  it('name every relay that has a row', () => {
    const relays = paths.filter((path) => path.startsWith('/wps/relay/') && !path.includes(':'))
    expect(relays.filter((path) => !answered.includes(path.split('/').at(-1) ?? ''))).toEqual([])
  })

  it('point to rows that exist', () => {
    const ids = new Set<string>(allCalls().map(({ id }) => id))
    const cited = reasons.flatMap(({ why }) => namesOf(why))
    expect(cited.filter((id) => !ids.has(id))).toEqual([])
  })
})
