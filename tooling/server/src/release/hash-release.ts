import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { hashOf, type Hashes } from './manifest.ts'

/** The file that lists a release, at the root of the repository. */
export const manifestFile = 'release.sha256'

/** What a release is installed and named by. */
const ofRoot = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']

/** What a workspace runs, or is built from; tests and documents are not run. */
const ofWorkspace = ['package.json', 'index.html', 'service-worker.js', 'vite.config.ts', 'src', 'migrations']

/** Brands are a merchant's own settings and change while sites stand (system 47), so of them only the code is here. */
const servingTools = ['brands', 'game-engines', 'game-vendor', 'gateway', 'scripts', 'server']

/** So many files are read at once. */
const atOnce = 64

/** The hashes of all that a release runs: engines, rules, migrations, texts, and the sources of gateway, vendor and sites (system 58). */
export async function hashRelease(root: string): Promise<Hashes> {
  const workspaces = [
    ...(await workspacesIn(root, 'apps')),
    ...(await workspacesIn(root, 'packages')),
    ...servingTools.map((name) => `tooling/${name}`),
  ]
  const entries = [
    ...ofRoot,
    ...workspaces.flatMap((workspace) => ofWorkspace.map((entry) => `${workspace}/${entry}`)),
  ]
  const files = (await Promise.all(entries.map((entry) => filesBelow(root, entry)))).flat()
  const hashes = new Map<string, string>()
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce)
    const contents = await Promise.all(some.map((file) => readFile(join(root, file)).catch(absent)))
    for (const [place, content] of contents.entries()) {
      if (content !== undefined) hashes.set(some[place] ?? '', hashOf(content))
    }
  }
  return hashes
}

async function workspacesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(absent)
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)
}

/** The files at and below a path that may be a file, a folder or nothing. */
async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true }).catch(
    (error: unknown) => (isCode(error, 'ENOTDIR') ? ('file' as const) : absent(error)),
  )
  if (entries === 'file') return [path]
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
}

function absent(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
