import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { migrate, openDatabase } from '@saola/server'
import { rootFolder } from '../../run.ts'
import { readTables } from './read-tables.ts'
import { writeTables } from './write-tables.ts'

const workspaces = [
  { folder: 'tooling/gateway', schema: 'public', file: 'src/db/schema.ts' },
  { folder: 'tooling/game-vendor', schema: 'vendor', file: 'src/schema.ts' },
]

/** The table types of each workspace that has migrations, read from an empty database that they were run on. */
export async function tableTypes(): Promise<[file: string, content: string][]> {
  const opened = await openDatabase<unknown>({})
  try {
    const files: [string, string][] = []
    for (const { folder, schema, file } of workspaces) {
      await migrate(opened.db, { folder: new URL(`file://${rootFolder}${folder}/migrations/`), schema })
      const path = `${folder}/${file}`
      files.push([path, format(path, writeTables(await readTables(opened.db, schema)))])
    }
    return files
  } finally {
    await opened.close()
  }
}

function format(path: string, text: string): string {
  const oxfmt = join(rootFolder, 'node_modules/.bin/oxfmt')
  const result = spawnSync(oxfmt, [`--stdin-filepath=${path}`], {
    cwd: rootFolder,
    input: text,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`oxfmt refuses ${path}: ${result.stderr}`, { cause: result.error })
  return result.stdout
}
