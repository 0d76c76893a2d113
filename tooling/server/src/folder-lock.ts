import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A second process on one embedded folder would lose rows silently, so it must not start. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another gateway (process ${pid}) already uses the embedded database in ${folder}. ` +
        'Stop it first, choose another folder with SAOLA_DATA, or use a PostgreSQL server with DATABASE_URL.',
    )
    this.name = 'FolderInUse'
  }
}

/** Takes the folder for this process and returns what gives it back. A lock left by a dead process is taken over. */
export function takeFolderLock(folder: string): () => void {
  const file = join(folder, 'gateway.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    if (tryCreate(file)) return () => rmSync(file, { force: true })
    const holder = Number(readOrEmpty(file))
    if (holder && holder !== process.pid && isAlive(holder)) throw new FolderInUse(folder, holder)
    if (holder === process.pid) throw new FolderInUse(folder, holder)
    rmSync(file, { force: true })
  }
  throw new FolderInUse(folder, 0)
}

function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new Error(`the lock file ${file} cannot be written`, { cause: error })
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The holder gave it back between our two looks.
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
