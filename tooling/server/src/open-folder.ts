import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { embeddedOptions } from './embedded-options.ts'
import { refuseFewFiles } from './refuse-few-files.ts'
import { StartRefused } from './start-refused.ts'
import { takeFolderLock } from './folder-lock.ts'

/** A new database with the demo data takes 70 MB, and PostgreSQL writes a log of up to as much beside it. */
const newBytes = 200_000_000
/** What a database that stands needs to go on. */
const standingBytes = 20_000_000

/**
 * Opens the embedded database of a folder for this process alone; throws `StartRefused` where that cannot be, because of
 * the folder, the disk, or what lies there. `variable` is where the folder stands.
 */
export async function openFolder(
  folder: string,
  variable: string,
  options: { loadDataDir?: Blob },
): Promise<{ pglite: PGlite; release: () => void }> {
  const another = `choose another folder with ${variable}`
  const data = join(folder, 'postgres')
  refuseFewFiles()
  const release = takeFolder(folder, another)
  try {
    refuseContents(folder, data, another)
    refuseFullDisk(folder, existsSync(join(data, 'PG_VERSION')) ? standingBytes : newBytes, another)
    return { pglite: await PGlite.create({ ...embeddedOptions, dataDir: data, ...options }), release }
  } catch (error) {
    release()
    if (error instanceof StartRefused) throw error
    throw new StartRefused(`${whatItIs(data)} Move it away, or ${another}. ${firstLine(error)}`, {
      cause: error,
    })
  }
}

function takeFolder(folder: string, another: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    return takeFolderLock(folder)
  } catch (error) {
    if (error instanceof StartRefused) throw error
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new StartRefused(`${folder} is a file, where a folder should be; ${another}.`, { cause: error })
    throw new StartRefused(
      `The folder ${folder} cannot be used by this user. Give it to this user, or ${another}. ${firstLine(error)}`,
      { cause: error },
    )
  }
}

function refuseContents(folder: string, data: string, another: string): void {
  if (existsSync(join(folder, 'PG_VERSION')))
    throw new StartRefused(`The folder ${folder} is that of another PostgreSQL; ${another}.`)
  if (!existsSync(data)) return
  if (!statSync(data).isDirectory())
    throw new StartRefused(`${data} is a file, where the database should be. Move it away, or ${another}.`)
  if (readdirSync(data).length > 0 && !existsSync(join(data, 'PG_VERSION')))
    throw new StartRefused(`The folder ${data} holds something else than a database; ${another}.`)
  const foreign = [data, join(data, 'PG_VERSION'), join(data, 'global/pg_control')].find(
    (path) => existsSync(path) && !mayWrite(path),
  )
  if (foreign !== undefined)
    throw new StartRefused(`This user may not write ${foreign}. Give ${data} to this user, or ${another}.`)
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    // The one thing that is asked.
    return false
  }
}

function refuseFullDisk(folder: string, bytes: number, another: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  const [has, needs] = [free, bytes].map((each) => Math.floor(each / 1_000_000))
  throw new StartRefused(
    `The disk of ${folder} has ${has} MB left, and the database needs ${needs} MB. Make room, or ${another}.`,
  )
}

/** What is wrong with a database that the embedded PostgreSQL does not open. */
function whatItIs(data: string): string {
  const version = readVersion(data)
  if (version === undefined) return `The database in ${data} could not be made.`
  if (!existsSync(join(data, 'global/pg_control'))) return `The database in ${data} is incomplete.`
  return `The database in ${data}, of PostgreSQL ${version}, cannot be opened by the embedded one.`
}

function readVersion(data: string): string | undefined {
  const file = join(data, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? (error.message ?? '') : ''
  const line = text.split('\n')[0]?.slice(0, 200) ?? ''
  return line === '' ? '' : `(${line})`
}
