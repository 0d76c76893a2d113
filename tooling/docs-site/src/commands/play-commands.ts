/**
 * Plays the commands of the documents that are said to be played here (`told-in-*.ts`), each document's in their order: each has
 * to end with 0. The round runs it; words name the documents that are played alone.
 *
 * @module
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { buildApps, copyRepository, openPlatform, origin, portVariables, readAddresses } from '@saola/scripts'
import { repository } from '../folders.ts'
import { readPages } from '../pages/read-pages.ts'
import { openInShell, playInShell } from './play-in-shell.ts'
import { readCommands } from './read-commands.ts'
import type { Place, ToldCommand } from './told-command.ts'
import { toldInDocuments } from './told-in-documents.ts'
import { toldInPackages } from './told-in-packages.ts'

const words = process.argv.slice(2)
const told = [...toldInDocuments, ...toldInPackages]
/** Beside a platform that may be open on the usual ports. */
const addresses = readAddresses({}, 2_700)
const folder = mkdtempSync(join(tmpdir(), 'saola-commands-'))
const failed: string[] = []
try {
  if (playedAt('copy').length > 0) await playInCopy(join(folder, 'copy'))
  for (const [document, steps] of playedAt('empty')) await play(document, steps, newFolder(), repository)
  if (playedAt('platform').length > 0) await playBesidePlatform()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of failed) console.error(problem)
process.exit(failed.length === 0 ? 0 : 1)

async function playInCopy(copy: string): Promise<void> {
  await copyRepository(copy)
  for (const [document, steps] of playedAt('copy')) {
    await play(document, steps, join(copy, ownFolder(document)), copy)
  }
}

async function playBesidePlatform(): Promise<void> {
  await buildApps()
  const environment = { SAOLA_DATA: newFolder(), DATABASE_URL: '', REDIS_URL: '', SAOLA_OPS_SECRET: 'ops' }
  const platform = await openPlatform({ addresses, environment })
  try {
    for (const [document, steps] of playedAt('platform')) {
      const here = steps.map((step) => ({ ...step, command: onThisPlatform(step.command) }))
      const own = ownFolder(document)
      await play(document, here, own === '' ? newFolder() : join(repository, own), repository)
    }
  } finally {
    await platform.close()
  }
}

type Step = { command: string; opens?: string | undefined }

/** The commands that are played at a place, by their document, in the order of the documents. */
function playedAt(place: Place): [document: string, steps: Step[]][] {
  const byDocument = Map.groupBy(readCommands(readPages()), ({ document }) => document)
  return [...byDocument].flatMap(([document, read]): [string, Step[]][] => {
    const steps = read.flatMap(({ command }) => {
      const how = told.find((each) => each.document === document && each.command === command)
      return how?.at === place ? stepsOf(how) : []
    })
    const isAsked = words.length === 0 || words.some((word) => document.includes(word))
    return steps.length > 0 && isAsked ? [[document, steps]] : []
  })
}

function stepsOf({ first, command, opens }: ToldCommand): Step[] {
  return [...(first === undefined ? [] : [{ command: first }]), { command, opens }]
}

async function play(document: string, steps: readonly Step[], cwd: string, root: string): Promise<void> {
  const startedAt = performance.now()
  const place = {
    cwd,
    environment: {
      ...process.env,
      ...portVariables(addresses),
      THEME_PORT: String(addresses.gatewayPort + 6),
      PATH: `${programsFor(root)}${delimiter}${process.env['PATH']}`,
      SAOLA_OPS_SECRET: 'ops',
      SAOLA_DATA: newFolder(),
      DATABASE_URL: '',
      REDIS_URL: '',
      GIT_AUTHOR_NAME: 'Reader',
      GIT_AUTHOR_EMAIL: 'reader@saola.test',
      GIT_COMMITTER_NAME: 'Reader',
      GIT_COMMITTER_EMAIL: 'reader@saola.test',
    },
  }
  const problem = await playSteps(steps, place)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(
    `${problem === undefined ? 'ok  ' : 'FAIL'} ${document}: ${steps.length} commands (${seconds} s)`,
  )
  if (problem !== undefined) failed.push(`\nFAIL ${document}\n${problem}`)
}

/** What ends goes to one shell, in which one command sets what the next reads. */
async function playSteps(
  steps: readonly Step[],
  place: { cwd: string; environment: NodeJS.ProcessEnv },
): Promise<string | undefined> {
  const ending = steps.filter(({ opens }) => opens === undefined).map(({ command }) => command)
  const problem = await playInShell(ending, place)
  if (problem !== undefined) return problem
  for (const { command, opens } of steps) {
    const said = opens === undefined ? undefined : await openInShell(command, opens, place)
    if (said !== undefined) return said
  }
  return undefined
}

/** A `pnpm` of the version that the repository asks for, whose folder is `root`, as a reader has it. */
function programsFor(root: string): string {
  const { packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const programs = newFolder()
  const script = `#!/bin/sh\nexec npx -y ${packageManager} -C '${root}' "$@"\n`
  writeFileSync(join(programs, 'pnpm'), script, { mode: 0o755 })
  return programs
}

/** An example's commands are given in its folder. */
function ownFolder(document: string): string {
  return document.startsWith('examples/') ? dirname(document) : ''
}

/** A command with the addresses and the people of the platform that is open in the place of those of the documents. */
function onThisPlatform(command: string): string {
  const conformance = join(repository, 'packages/conformance/src/main.ts')
  return command
    .replace('npx @saola/conformance', `node --disable-warning=ExperimentalWarning '${conformance}'`)
    .replaceAll(/https:\/\/gateway\.example|http:\/\/127\.0\.0\.1:4000/g, origin(addresses.gatewayPort))
    .replace('--merchant sen', '--merchant saola')
    .replace(/\b(?:member01|lan):secret/, 'member01:Saola2026')
    .replace(/\b(?:agent01|minh):secret/, 'agent01:Saola2026')
}

function newFolder(): string {
  mkdirSync(folder, { recursive: true })
  return mkdtempSync(join(folder, 'own-'))
}
