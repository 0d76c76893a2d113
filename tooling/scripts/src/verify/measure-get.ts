import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectWithin } from './expect-within.ts'
import { getLimits } from './size-limits.ts'
import type { Tarball } from './tarballs.ts'
import { weighBundle } from './weigh-bundle.ts'
import { withModules } from './with-modules.ts'

/** A page that asks for a balance and nothing else. */
const code = `
import { createApiClient } from '@saola/api-client'
import { balance } from '@saola/protocol/calls/wallet'

const api = createApiClient({ merchant: 'saola', language: () => 'VI', token: () => undefined, cipher: 'jwe' })
console.log(await api.send(balance))
`

const libraries = { 'des.js': 'api-client', jose: 'api-client', ky: 'api-client', zod: 'protocol' }

/** All that a page fetches until one GET has its answer: the client, ky and the row, without zod and with it. */
export async function checkGet(all: readonly Tarball[]): Promise<void> {
  const packages = all.filter(({ folder }) => folder === 'api-client' || folder === 'protocol')
  const measure = (settings: string[]): Promise<number> =>
    withModules(packages, libraries, async (folder) => {
      writeFileSync(join(folder, 'get.js'), code)
      return weighBundle(folder, 'get.js', settings, ['node_modules/@saola/api-client/dist/transport.js'])
    })
  expectWithin(
    await measure(['--external:zod']),
    getLimits.withoutZod,
    'one GET with ky and its row, without zod',
  )
  expectWithin(await measure([]), getLimits.whole, 'one GET with ky and its row')
}
