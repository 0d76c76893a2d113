import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellServer } from '@saola/testkit/postgres'

/** Where a gateway keeps its data: a database of the run's PostgreSQL, or an embedded one in a folder. */
export type DataPlace = {
  environment: { SAOLA_DATA: string; DATABASE_URL: string; REDIS_URL: string }
  /** Keeps a copy for the platforms that begin later in this run; nobody may have the database open. */
  keep: () => Promise<void>
  remove: () => Promise<void>
}

/** Where the workers of a run read what holds the data as they were when the run began: a database, or a folder. */
const kept = { server: 'SAOLA_JOURNEYS_SEEDED_DATABASE', folder: 'SAOLA_JOURNEYS_SEEDED_FOLDER' }

/** Whether there is a PostgreSQL for this run. */
export const hasServer = Boolean(process.env['DATABASE_URL'])

/**
 * A new place for a gateway's data. In a run of journeys it holds the kept demo data, whose links lead to the shared
 * platform; else it is empty, and the gateway fills it when it starts. `isEmbedded` asks for a folder where there is a
 * PostgreSQL too.
 */
export async function newDataPlace({ isEmbedded = false } = {}): Promise<DataPlace> {
  const server = process.env['DATABASE_URL']
  const folder = mkdtempSync(join(tmpdir(), 'saola-journeys-'))
  return server && !isEmbedded ? onServer(server, folder) : inFolder(folder)
}

async function onServer(server: string, folder: string): Promise<DataPlace> {
  const name = `saola_journeys_${randomBytes(6).toString('hex')}`
  const template = process.env[kept.server]
  await tellServer(
    server,
    `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    environment: { SAOLA_DATA: folder, DATABASE_URL: url.href, REDIS_URL: '' },
    keep: async () => {
      await tellServer(server, `create database ${name}_seeded template ${name} strategy file_copy`)
      process.env[kept.server] = `${name}_seeded`
    },
    remove: async () => {
      for (const each of [name, `${name}_seeded`])
        await tellServer(server, `drop database if exists ${each} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function inFolder(folder: string): DataPlace {
  const copy = `${folder}-seeded`
  const seeded = process.env[kept.folder]
  if (seeded !== undefined) cpSync(seeded, folder, { recursive: true })
  return {
    environment: { SAOLA_DATA: folder, DATABASE_URL: '', REDIS_URL: '' },
    keep: async () => {
      cpSync(folder, copy, { recursive: true })
      process.env[kept.folder] = copy
    },
    remove: async () => {
      for (const each of [folder, copy]) rmSync(each, { recursive: true, force: true })
    },
  }
}
