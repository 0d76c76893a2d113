import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fakeClock } from '@saola/testkit'
import { tellServer } from '@saola/testkit/postgres'
import { namedIn, openDatabase, type OpenDatabase } from '@saola/server'
import { demoData } from '@saola/demo'
import { migrate as migrateVendor, schemaName, type Schema as VendorSchema } from '@saola/game-vendor'
import { connectServedVendor, createServices, migrate, seed, type Schema } from '@saola/gateway'
import { quickPasswords } from './quick-passwords.ts'

/** Where a test file gets its own copy of the seeded database from. */
export type SeededDatabase =
  | { kind: 'file'; file: string }
  | { kind: 'template'; server: string; name: string }

declare module 'vitest' {
  export interface ProvidedContext {
    seededDatabase: SeededDatabase
  }
}

/** Migrates and seeds once for the whole run and all its projects; every file then starts from a copy in a moment. */
export default async function seedOnce({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject()
  if (run.getProvidedContext().seededDatabase) return undefined
  const server = process.env['DATABASE_URL']
  return server ? seedTemplate(run, server) : seedFile(run)
}

async function seedFile(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'saola-gateway-test-'))
  const file = join(folder, 'seeded.tar')
  const opened = await openDatabase<Schema>({})
  await fill(opened)
  // Else each copy would first work through the journal of the seeding.
  await opened.runSql('checkpoint')
  const copy = await opened.snapshot?.()
  if (copy) await writeFile(file, copy.stream())
  await opened.close()
  project.provide('seededDatabase', { kind: 'file', file })
  return () => rm(folder, { recursive: true, force: true })
}

async function seedTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `saola_template_${randomBytes(6).toString('hex')}`
  await tellServer(server, `create database ${name}`)
  const opened = await openDatabase<Schema>({ url: databaseUrl(server, name) })
  await fill(opened)
  await opened.close()
  project.provide('seededDatabase', { kind: 'template', server, name })
  return () => tellServer(server, `drop database if exists ${name} with (force)`)
}

/** Brings a database up to date, or a schema of one, and puts the demo data in place. */
export async function fill(opened: OpenDatabase<Schema>): Promise<void> {
  await migrate(opened.db)
  const vendorSchema = namedIn(opened.schema, schemaName)
  await migrateVendor(opened.inSchema<VendorSchema>(vendorSchema), vendorSchema)
  const services = createServices({ db: opened.db, now: fakeClock().now, passwords: quickPasswords })
  const { memberOrigin } = services.settings
  await seed(services, () => demoData({ now: services.now(), memberOrigin }))
  await connectServedVendor(services)
}

/** A copy of the seeded database for one test file. */
export async function openCopy(seeded: SeededDatabase): Promise<OpenDatabase<Schema>> {
  if (seeded.kind === 'file') return openDatabase<Schema>({ snapshot: await openAsBlob(seeded.file) })
  const { url, drop } = await createCopy(seeded)
  const opened = await openDatabase<Schema>({ url })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
}

/** A database of a server that nobody has open yet: a copy of the seeded one, or an empty one with `template1`. */
export async function createCopy({
  server,
  name: template,
}: Pick<Extract<SeededDatabase, { kind: 'template' }>, 'server' | 'name'>): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  const name = `saola_test_${randomBytes(6).toString('hex')}`
  // The files of a copy are copied as they are; to write each page into the journal takes three times as long.
  await tellServer(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(server, name),
    drop: () => tellServer(server, `drop database if exists ${name} with (force)`),
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  // What a test writes need not outlive a crash, so no commit waits for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}
