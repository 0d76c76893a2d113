import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from './start-refused.ts'

/** A second process on one embedded folder would lose rows silently, so it must not start. */
export class FolderInUse extends StartRefused {
  constructor(folder: string, pid: string) {
    super(
      `Another gateway (process ${pid || 'unknown'}) already uses the embedded database in ${folder}. ` +
        'Stop it first, choose another folder with SAOLA_DATA, or use a PostgreSQL server with DATABASE_URL.',
    )
  }
}

/** What SQLite answers of a file that somebody else has locked. */
const busy = 5

/**
 * Takes the folder for this process and returns what gives it back; throws `FolderInUse` when another one has it. The lock
 * is the operating system's own, on an empty SQLite file, because Node has no other door to it: it ends with its process
 * in whichever way, where a number in a file could be that of a zombie, of another program or, in a container, our own.
 */
export function takeFolderLock(folder: string): () => void {
  /** Whose it is, for the words of a refusal alone. */
  const holder = join(folder, 'gateway.lock')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    // The right to write, which one of two gets; of two that want all at once, SQLite may refuse both.
    lock.exec('begin immediate')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new FolderInUse(folder, readOrEmpty(holder))
    throw error
  }
  writeFileSync(holder, String(process.pid))
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The holder has not written it yet, or gave the folder back between our two looks.
    return ''
  }
}
