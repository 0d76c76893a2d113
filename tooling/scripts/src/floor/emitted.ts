import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadPageAssets } from '@saola/game-vendor'
import { rootFolder } from '../run.ts'
import { readBrandFiles } from '../sites/site-files.ts'

/** A script or a sheet as browsers get it, and to what it belongs: an app, a package, the games or a brand. */
export type Emitted = { readonly of: string; readonly path: string; readonly code: string }

/** A command for a terminal, which no browser runs. */
const forNode = 'packages/conformance/'

/** Everything of ours that browsers run. Apps and packages are built. */
export function readEmitted(): Emitted[] {
  const built = globSync('{apps,packages}/*/dist/**/*.{js,css}', { cwd: rootFolder })
    .filter((path) => !path.startsWith(forNode))
    .map((path) => ({
      of: path.split('/').slice(0, 2).join('/'),
      path,
      code: readFileSync(join(rootFolder, path), 'utf8'),
    }))
  const games = [...loadPageAssets().files].flatMap(([path, { body }]) =>
    typeof body === 'string' ? [{ of: 'games', path: `tooling/game-engines/src/${path}`, code: body }] : [],
  )
  const brands = globSync('tooling/brands/*/theme.css', { cwd: rootFolder }).map((path) => ({
    of: 'brands',
    path,
    code:
      readBrandFiles(join(rootFolder, dirname(path)))
        .get('/theme.css')
        ?.body.toString() ?? '',
  }))
  const all = [...built, ...games, ...brands]
  for (const part of ['apps/member', 'apps/agent', 'packages/ui', 'games', 'brands']) {
    if (!all.some((each) => each.of === part)) {
      throw new Error(`nothing of ${part} is built, so nothing was proved`)
    }
  }
  return all
}
