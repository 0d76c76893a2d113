import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the workers of a run read which folder holds the database as it was when the run began. */
const seededFolder = 'SAOLA_JOURNEYS_SEEDED'

/** Keeps a copy of a database that nobody has open, so that each platform of a run begins with its demo data in place. */
export function keepSeeded(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'saola-seeded-'))
  cpSync(folder, copy, { recursive: true })
  process.env[seededFolder] = copy
  return copy
}

/**
 * A new folder for a gateway. In a run of journeys it holds the kept demo data, whose links lead to the shared platform;
 * elsewhere it is empty, and the gateway fills it when it starts.
 */
export function newDataFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const seeded = process.env[seededFolder]
  if (seeded !== undefined) cpSync(seeded, folder, { recursive: true })
  return folder
}
