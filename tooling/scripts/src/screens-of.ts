import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from './run.ts'

/** The addresses of an app's screens as its route tree has them, such as `/games/$family`; without the one for lost ways. */
export function screensOf(app: 'member' | 'agent'): string[] {
  const tree = readFileSync(join(rootFolder, `apps/${app}/src/route-tree.gen.ts`), 'utf8')
  const [, union = ''] = /fullPaths:([^}]*?)fileRoutesByTo/.exec(tree) ?? tree.split('fullPaths:')
  const found = [...(union.split('fileRoutesByTo')[0] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, path = '']) => path,
  )
  return [...new Set(found.filter((path) => path !== '/$').map((path) => path.replace(/(.)\/$/, '$1')))]
}
