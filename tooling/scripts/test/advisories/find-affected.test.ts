import { describe, expect, it } from 'vitest'
import { findAffected } from '../../src/advisories/find-affected.ts'

const advisory = { id: 'X-1', name: 'thing', mended: ['1.1.17', '2.1.4', '5.0.9'], what: 'falls' }

const lockOf = (...packages: string[]) =>
  `lockfileVersion: '9.0'\npackages:\n${packages.map((name) => `\n  ${name}:\n    resolution: {}\n`).join('')}\nsnapshots:\n\n  thing@0.0.1: {}\n`

describe('which packages an advisory names', () => {
  it.each([
    ['before it was mended', 'thing@1.1.16', true],
    ['the one that mends it', 'thing@1.1.17', false],
    ['by number, not by letter', 'thing@1.1.9', true],
    ['a later one of the line', 'thing@1.2.0', false],
    ['another line before it', 'thing@2.1.3', true],
    ['a line that nobody mended', 'thing@3.9.9', true],
    ['the youngest line', 'thing@5.0.9', false],
    ['a line that is younger than all', 'thing@6.0.0', false],
    ['a line that is older than all', 'thing@0.9.0', true],
    ['another package of a like name', 'thing-two@1.0.0', false],
    ['one of somebody', "'@some/thing@1.0.0'", false],
  ])('%s: %s', (_what, locked, isNamed) => {
    expect(findAffected(lockOf('other@1.0.0', locked), [advisory])).toHaveLength(isNamed ? 1 : 0)
  })

  it('names each version that is there', () => {
    const found = findAffected(lockOf('thing@1.0.0', 'thing@2.0.0', 'thing@2.1.4'), [advisory])
    expect(found.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0'])
  })

  it('reads a package of somebody', () => {
    const scoped = { ...advisory, name: '@some/thing' }
    expect(findAffected(lockOf("'@some/thing@1.0.0'"), [scoped])).toHaveLength(1)
  })

  it('does not take an unreadable file for a clean one', () => {
    expect(() => findAffected('lockfileVersion: 12', [advisory])).toThrow('no packages')
  })
})
