/**
 * What the documents promise is there: pages and headings that they link to, commands and flags that they name, and what their snippets import.
 *
 * @module
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenSnippets } from './check/broken-snippets.ts'
import { lostLinks } from './check/lost-links.ts'
import { codeBehind } from './check/code-behind.ts'
import { readCommands } from './commands/read-commands.ts'
import { toldInDocuments } from './commands/told-in-documents.ts'
import { toldInPackages } from './commands/told-in-packages.ts'
import { untestedWords, untoldCommands } from './commands/untold-commands.ts'
import { unknownCommands, unknownFlags } from './check/unknown-commands.ts'
import { repository } from './folders.ts'
import { readPages } from './pages/read-pages.ts'

type Manifest = { name: string; scripts?: Record<string, string> }

const { scripts: rootScripts = {} } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
) as Manifest

const manifests = new Map(
  globSync('{package.json,{packages,apps,tooling}/*/package.json}', { cwd: repository }).map((path) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(repository, path), 'utf8')) as Manifest
    return [name, Object.keys(scripts)]
  }),
)
const pages = readPages()
const commands = readCommands(pages)
const tests = globSync('{packages,apps,tooling}/*/{test,src,journeys}/**/*.test.{ts,tsx}', {
  cwd: repository,
})
const wrong = [
  ...lostLinks(pages),
  ...unknownCommands(pages, (workspace = 'saola') => manifests.get(workspace) ?? []),
  ...unknownFlags(pages, (command) => codeBehind(command, rootScripts)),
  ...untoldCommands(commands, [...toldInDocuments, ...toldInPackages], (file) =>
    existsSync(join(repository, file)),
  ),
  ...untestedWords(commands, tests),
  ...brokenSnippets(pages),
]
for (const line of wrong) console.error(line)
process.exitCode = wrong.length === 0 ? 0 : 1
