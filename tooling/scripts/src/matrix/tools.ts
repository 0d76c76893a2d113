import { join } from 'node:path'
import type { Ground } from './cell.ts'

/** The ages of Node that are tried: the newest release of each. */
const nodes = { 20: '20.20.2', 22: '22.23.3', 26: '26.10.0' } as const

export type NodeAge = keyof typeof nodes

const versions = {
  // The newest npm that runs on every one of these.
  npm: '11.21.2',
  'yarn-1': 'npm:yarn@1.22.22',
  'yarn-4': 'npm:@yarnpkg/cli-dist@4.18.1',
  ...Object.fromEntries(Object.entries(nodes).map(([age, version]) => [`node-${age}`, binaryOf(version)])),
}

/** Package managers and ages of Node, from npm. */
export type Tools = { file(path: string): string; programs(age: NodeAge): string; registry: string }

/** Installs the tools of all cells, once. */
export async function openTools({ projects }: Ground): Promise<Tools> {
  const { folder, run } = await projects.open('tools', () => ({
    all: [],
    wanted: [],
    others: Object.keys(versions),
    versions,
  }))
  const file = (path: string): string => join(folder, 'node_modules', path)
  const registry = (await run('npm', ['config', 'get', 'registry'])).trim()
  return { file, programs: (age) => file(`node-${age}/bin`), registry }
}

/** The package that holds the program alone, for this machine. */
function binaryOf(version: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  return `npm:node-${system}-${process.arch}@${version}`
}
