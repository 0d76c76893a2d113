import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'

type Repository = string | { type?: string; url: string }
const addresses = ['homepage', 'bugs', 'repository']

type Manifest = Record<string, unknown> & { repository?: Repository; homepage?: string; bugs?: unknown }

/**
 * The manifests of the published packages, each with the addresses that the root's manifest names: the repository with the
 * package's folder in it, the home page, and where a fault is told. An address that the root does not name stands nowhere.
 */
export function packageManifests(): [file: string, content: string][] {
  const root = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as Manifest
  return readdirSync(join(rootFolder, 'packages')).map((name) => {
    const file = `packages/${name}/package.json`
    const before = JSON.parse(readFileSync(join(rootFolder, file), 'utf8')) as Manifest
    return [file, `${JSON.stringify(withAddresses(before, root, `packages/${name}`), null, 2)}\n`]
  })
}

/** `manifest` with the addresses of `root`, around the licence, where `oxfmt` keeps them. */
export function withAddresses(manifest: Manifest, root: Manifest, folder: string): Manifest {
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(manifest)) {
    if (key === 'license') {
      entries.push(['homepage', root.homepage], ['bugs', root.bugs], [key, value])
      entries.push(['repository', root.repository && repositoryOf(root.repository, folder)])
    } else if (!addresses.includes(key)) entries.push([key, value])
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function repositoryOf(repository: Repository, directory: string): object {
  const { type = 'git', url } = typeof repository === 'string' ? { url: repository } : repository
  return { type, url, directory }
}
