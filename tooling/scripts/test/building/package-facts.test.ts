import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptsOldest, missingFacts, newerEngines } from '../../src/verify/package-facts.ts'
import { expectOneCopy, lowestPeers } from '../../src/verify/shared-copies.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saola-facts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const whole = {
  name: '@saola/some',
  description: 'Some.',
  keywords: ['one', 'two', 'three'],
  license: 'MIT',
  engines: { node: '>=22' },
  peerDependencies: { react: '^18.0.0 || ^19.0.0' },
}
const map = { sources: ['../src/index.ts'], sourcesContent: ['export const one = 1'] }

describe('what a packed package says of itself', () => {
  it('is enough', () => {
    expect(factsOf({})).toEqual([])
  })

  it.each([
    ['engines.node is not >=22', { manifest: { engines: { node: '>=20' } } }],
    ['fewer than three keywords', { manifest: { keywords: [] } }],
    ['no description', { manifest: { description: '' } }],
    [
      'ky is asked for as 2.1.0, which is no range of its releases',
      { manifest: { dependencies: { ky: '2.1.0', jose: '^6.2.17' } } },
    ],
    [
      '@saola/other is asked for as workspace:*, which is no range of its releases',
      { manifest: { dependencies: { '@saola/other': 'workspace:*' } } },
    ],
    [
      'react is asked for as ^18.0.0 || 19.0.0, which is no range of its releases',
      { manifest: { peerDependencies: { react: '^18.0.0 || 19.0.0' } } },
    ],
    ['the source map of dist/index.js lacks its sources', { map: { sources: map.sources } }],
    ['the install line of the README does not name react', { readme: 'pnpm add @saola/some' }],
    ['dist/index.js does not begin with "use client"', { code: 'export const one = 1' }],
  ])('lacks something: %s', (missing, parts) => {
    expect(factsOf(parts)).toEqual([missing])
  })

  function factsOf(parts: { manifest?: object; map?: object; readme?: string; code?: string }): string[] {
    write('package.json', { ...whole, ...parts.manifest })
    write('README.md', parts.readme ?? 'pnpm add @saola/some react')
    write('dist/index.js', parts.code ?? '"use client"; export const one = 1')
    write('dist/index.js.map', parts.map ?? map)
    return missingFacts({ contents: folder })
  }
})

describe('the Node that a dependency asks for', () => {
  it.each(['>=22', '>= 20.19.0', '^18 || >=20', '^22.0.0', '*', '', undefined])('is enough: %s', (range) => {
    expect(acceptsOldest(range)).toBe(true)
  })

  it.each(['>=24', '^20.19.0 || >=22.12.0', '^20', '>=22.1'])('is more than is promised: %s', (range) => {
    expect(acceptsOldest(range)).toBe(false)
  })

  it('is looked up below every package', () => {
    write('node_modules/one/package.json', { name: 'one', dependencies: { two: '1' } })
    write('node_modules/two/package.json', { name: 'two', engines: { node: '>=26' } })
    expect(newerEngines(folder, ['one'])).toEqual(['two asks for Node >=26'])
  })
})

describe('a library that is shared', () => {
  it('is taken in one range, which names its lowest version', () => {
    write('package.json', whole)
    const tarball = { name: '@saola/some', folder: 'some', file: '', contents: folder }
    expect(lowestPeers([tarball])).toEqual({ react: '18.0.0' })
    write('other/package.json', { ...whole, peerDependencies: { react: '^19.0.0' } })
    expect(() => lowestPeers([tarball, { ...tarball, contents: join(folder, 'other') }])).toThrow(
      'another package',
    )
  })

  it('is there once', () => {
    write('node_modules/react/package.json', { version: '19.0.0' })
    expect(() => expectOneCopy(folder, ['react'])).not.toThrow()
    write('node_modules/some/node_modules/react/package.json', { version: '18.0.0' })
    expect(() => expectOneCopy(folder, ['react'])).toThrow('some/node_modules/react/package.json: 18.0.0')
  })
})

function write(path: string, content: unknown): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
