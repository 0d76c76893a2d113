import { chunkGroups } from '@saola/config/chunks'
import { expect, it } from 'vitest'

const modules = [
  'packages/ui/src/icons/icon.tsx',
  'packages/ui/src/overlay/dialog.tsx',
  'packages/shell/src/forms/use-form.ts',
  'apps/member/src/features/rewards/vip/vip-page.tsx',
  'node_modules/@tanstack/virtual-core/dist/esm/index.js',
]

/** The groups that take a module, by their place. */
function takenBy(id: string): number[] {
  return chunkGroups([], { texts: [], parts: [], sheets: [], later: [] }).flatMap(({ test }, place) => {
    const takes = typeof test === 'function' ? test(id) : test instanceof RegExp && test.test(id)
    return takes ? [place] : []
  })
}

it.each(['/home/an/virtual', '/home/an/qr', '/home/an/forms and tabs', '/home/an/沙罗'])(
  'what travels together does not follow the name of the folder %s',
  (folder) => {
    for (const path of modules)
      expect([path, takenBy(`${folder}/${path}`)]).toEqual([path, takenBy(`/home/an/saola/${path}`)])
  },
)
