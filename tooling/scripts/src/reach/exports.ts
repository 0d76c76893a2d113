import { join } from 'node:path'
import { handedOnBy } from './handed-on-by.ts'
import type { Reached } from './read-workspaces.ts'

const floors: ReadonlySet<string> = new Set(['base', 'domain'])

/**
 * Exports that no product imports and no running example of their package shows, with the file that states them:
 * `@saola/rules ./wallet/viet-qr.ts vietQr`. A type lives as long as its file does. `ui` shows its parts in the workshop.
 */
export function exportsMissing({ workspaces, sources, files, exports }: Reached): string[] {
  const packages = workspaces.filter(({ floor, name }) => floors.has(floor) && name !== '@saola/ui')
  return packages.flatMap(({ folder, name }) => {
    const example = sources.get(`${folder}/example.ts`)?.taken ?? []
    const shown = new Set(example.filter(({ from }) => from === name).map((each) => each.name))
    const handedOn = handedOnBy(`${folder}/src/index.ts`, sources)
    const lives = ({ as }: { as: string }): boolean => exports.has(`${name} ${as}`) || shown.has(as)
    const living = new Set(handedOn.filter(lives).map(({ from }) => from))
    return handedOn
      .filter((each) => !lives(each))
      .filter(({ isType, from }) => !(isType && (living.has(from) || files.has(join(folder, 'src', from)))))
      .map(({ from, as }) => `${name} ${from} ${as}`)
  })
}
