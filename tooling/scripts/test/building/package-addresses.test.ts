import { describe, expect, it } from 'vitest'
import { withAddresses } from '../../src/generate/package-addresses.ts'

const manifest = { name: '@saola/ui', license: 'MIT', files: ['dist'] }
const root = {
  homepage: 'https://play.example',
  bugs: 'https://play.example/issues',
  repository: 'git+https://play.example/play.git',
}

describe('the addresses of a package', () => {
  it('are the ones that the root names, the repository with the folder of the package', () => {
    expect(withAddresses(manifest, root, 'packages/ui')).toEqual({
      ...manifest,
      homepage: 'https://play.example',
      bugs: 'https://play.example/issues',
      repository: { type: 'git', url: 'git+https://play.example/play.git', directory: 'packages/ui' },
    })
  })

  it('are replaced where the root names others', () => {
    const first = withAddresses(manifest, root, 'packages/ui')
    expect(withAddresses(first, { homepage: 'https://other.example' }, 'packages/ui')).toEqual({
      ...manifest,
      homepage: 'https://other.example',
    })
  })

  it('are none where the root names none', () => {
    expect(withAddresses(withAddresses(manifest, root, 'packages/ui'), {}, 'packages/ui')).toEqual(manifest)
  })
})
