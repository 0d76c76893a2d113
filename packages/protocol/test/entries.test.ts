import { readFileSync } from 'node:fs'
import { areas } from '@saola/protocol'
import { expect, it } from 'vitest'

type Exports = Record<string, unknown>
type Manifest = { exports: Exports; publishConfig: { exports: Exports } }

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Manifest

it.each([
  ['workspace', manifest.exports],
  ['tarball', manifest.publishConfig.exports],
])(
  'has an entry for the calls of each area, and no pattern that bundlers read in two ways: %s',
  (_, exports) => {
    const wanted = ['.', ...areas.map((area) => `./calls/${area}`)]
    expect(new Set(Object.keys(exports))).toEqual(new Set(wanted))
  },
)
