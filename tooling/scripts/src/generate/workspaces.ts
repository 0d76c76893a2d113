import { readdirSync, readFileSync } from 'node:fs'
import { rootFolder } from '../run.ts'

/** One workspace as its own files describe it. */
export type Workspace = { folder: string; name: string; description: string; floor: string; arrows: string[] }

const ourScope = '@saola/'

/** All workspaces, by the folders of the root that hold them. */
export function readWorkspaces(): Workspace[] {
  return ['packages', 'apps', 'examples', 'tooling'].flatMap((group) =>
    readdirSync(`${rootFolder}${group}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => readWorkspace(`${group}/${entry.name}`)),
  )
}

function readWorkspace(folder: string): Workspace {
  const manifest = readJson(`${folder}/package.json`) as {
    name: string
    description: string
    dependencies?: Record<string, string>
  }
  const { tags } = readJson(`${folder}/turbo.json`) as { tags: string[] }
  return {
    folder,
    name: manifest.name,
    description: manifest.description,
    floor: tags[0] ?? '',
    arrows: Object.keys(manifest.dependencies ?? {})
      .filter((name) => name.startsWith(ourScope))
      .map((name) => name.slice(ourScope.length)),
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(`${rootFolder}${file}`, 'utf8'))
}
