import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../sites/manifest.ts'
import { createPageFinder } from '../sites/page-code.ts'

/** Throws where the site would not find the code of a page of the app, as the router knows them. The app is built. */
export function checkNamedPages(app: string): void {
  const source = join('apps', app, 'src')
  const tree = readFileSync(join(source, 'route-tree.gen.ts'), 'utf8')
  const fileOf = new Map(
    [...tree.matchAll(/Route as (\w+)Import \} from '([^']+)'/g)].map(([, route, file]) => [route, file]),
  )
  const [, list = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? []
  const manifest = readFileSync(join('apps', app, 'dist/.vite/manifest.json'), 'utf8')
  const findPage = createPageFinder(JSON.parse(manifest) as Manifest)
  const paths = [...list.matchAll(/'([^']+)': typeof (\w+?)(?:WithChildren)?\n/g)].flatMap(
    ([, path = '', route = '']) =>
      // A layout alone is no page, nor is what takes all paths that are none, or what leads elsewhere.
      route.endsWith('RouteRoute') ||
      path.endsWith('$') ||
      !readFileSync(join(source, fileOf.get(route) ?? ''), 'utf8').includes('component:')
        ? []
        : path.replaceAll(/\$\w+/g, '1'),
  )
  if (paths.length === 0) throw new Error(`${app} has no pages that its router knows`)
  const unknown = paths.filter((path) => findPage(path) === undefined)
  if (unknown.length > 0)
    throw new Error(`The site of ${app} does not find the code of ${unknown.join(', ')}`)
}
