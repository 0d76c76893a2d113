/**
 * The fences as a step of `pnpm check`. Inside our servers: the direction of the gateway's rooms, what its source may
 * not know, queries in stores alone, which room's tables they write and read, migrations numbered without a hole. Everywhere: the floors of an app, the length
 * of files, the size of folders, clock, chance and network as parameters, the time of the gateway in the apps, reasons
 * beside exceptions, commit subjects, cited rules that exist, no typed text that is changed while it is composed, letters
 * folded in one place, sheets that every engine draws alike, no empty variable that counts, no list as arguments, paths
 * of files by `fileURLToPath`, no brand by its name, fields of a call that no app carries, words that do not come back, tests that flake. Names
 * every place that breaks one.
 *
 * @module
 */
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { misnumbered } from '@saola/server'
import { ambientAllowed } from './fences/ambient-allowed.ts'
import { ambientUses } from './fences/ambient.ts'
import { bannedWords } from './fences/banned-words.ts'
import { brandNames } from './fences/brand-names.ts'
import { bareTexts, translatedNumbers } from './fences/browsers/bare-text.ts'
import { foreignCitations, misnumberedRules, unknownCitations } from './fences/citations.ts'
import { readCommits, wrongSubjects } from './fences/commit-subjects.ts'
import { crossedBorders } from './fences/feature-borders.ts'
import { deviceClockUses } from './fences/device-clock.ts'
import { tooLong } from './fences/file-length.ts'
import { pathsByHand } from './fences/file-paths.ts'
import { crowdedFolders } from './fences/folder-size.ts'
import { emptyVariables } from './fences/empty-variables.ts'
import { foreignAddresses } from './fences/foreign-addresses.ts'
import { importsOf } from './fences/foreign-packages.ts'
import { lookbehinds } from './fences/browsers/lookbehind.ts'
import { queriesOutsideStores } from './fences/query-builder.ts'
import { readImports } from './fences/read-imports.ts'
import { readAll, readSources } from './fences/read-sources.ts'
import { readAreaPages, readWords } from './fences/read-words.ts'
import { withoutReason } from './fences/reasons.ts'
import { breaksOfDirection } from './fences/room-direction.ts'
import { gatewayRooms, typesAlone } from './fences/rooms.ts'
import { knownStrangeUses } from './fences/tables/known-strange-uses.ts'
import { beyondKnown, strangeUses } from './fences/tables/strange-uses.ts'
import { tableUses, tablesOf } from './fences/tables/table-uses.ts'
import { tablesByRoom } from './fences/tables/tables-by-room.ts'
import { ellipsesWithoutALine, huelessMixes, ringsByHasAlone, smallFields } from './fences/sheets.ts'
import { spreadArguments } from './fences/browsers/spread-arguments.ts'
import { changedWhileTyped, foldedElsewhere } from './fences/browsers/typed-text.ts'
import { unofferedActs } from './fences/offered-acts.ts'
import { unsentFieldsRead } from './fences/unsent-fields.ts'
import { flakyFile, overdue, readFlaky } from './rings/flaky-list.ts'
import { rootFolder } from './run.ts'

const servers = ['gateway', 'game-vendor', 'local-parties', 'demo'].map((name) => `tooling/${name}`)
const withMigrations = ['tooling/gateway', 'tooling/game-vendor']

/** The gateway's tests may use these, so the tags of the workspaces cannot forbid them. */
const unknownToGateway = ['@saola/demo', '@saola/game-engines', '@saola/game-vendor', '@saola/local-parties']

const gateway = readSources(`${rootFolder}tooling/gateway/src`)
const arrows = readImports(gateway)
if (arrows.length === 0) throw new Error('no import of the gateway was found, so nothing was proved')

const words = readWords()
const pages = readAreaPages()
const all = readAll(rootFolder)
const brands = globSync('tooling/brands/*/config.json', { cwd: rootFolder }).map(
  (path) => (JSON.parse(readFileSync(`${rootFolder}${path}`, 'utf8')) as { name: string }).name,
)
const tables = tablesOf(gateway.find(({ path }) => path === 'db/schema.ts')?.text ?? '')
const uses = tableUses(gateway, tables)
if (uses.length === 0) throw new Error('no query of the gateway was found, so nothing was proved')

const apps = ['apps/agent', 'apps/member']
const borders = apps.flatMap((app) => {
  const imports = readImports(readSources(`${rootFolder}${app}/src`))
  if (imports.length === 0) throw new Error(`no import of ${app} was found, so nothing was proved`)
  return crossedBorders(imports).map((sentence) => `${app}/src/${sentence}`)
})

const fences: [name: string, broken: string[]][] = [
  ['rooms of the gateway point down', breaksOfDirection(arrows, gatewayRooms, typesAlone)],
  ['the gateway knows neither vendor nor demo data', importsOf(unknownToGateway, gateway)],
  [
    'a room writes its own tables and reads no higher ones',
    beyondKnown(strangeUses(uses, tables, gatewayRooms, tablesByRoom), knownStrangeUses),
  ],
  [
    'queries stand in stores alone',
    servers.flatMap((folder) =>
      queriesOutsideStores(readSources(`${rootFolder}${folder}/src`)).map(
        (place) => `${folder}/src/${place}`,
      ),
    ),
  ],
  [
    'migrations have no holes',
    withMigrations.flatMap((folder) =>
      misnumbered(readdirSync(`${rootFolder}${folder}/migrations`)).map((wrong) => `${folder}: ${wrong}`),
    ),
  ],
  ['rules have a number of their own', misnumberedRules(pages)],
  ['cited rules exist', unknownCitations(words, pages)],
  ['nobody cites what is not in the repository', foreignCitations(words)],
  ['one word for one thing', bannedWords(words)],
  ['a brand is data', brandNames(all, brands)],
  ['an app goes from routes over features to shared', borders],
  ['files are short', tooLong(all)],
  ['folders are small', crowdedFolders(all.map(({ path }) => path))],
  [
    'clock, chance and network are parameters',
    ambientUses(
      all.filter(
        ({ path }) => /^[^/]+\/[^/]+\/src\//.test(path) && !/^(?:examples|tooling\/e2e)\//.test(path),
      ),
      ambientAllowed,
    ),
  ],
  ['apps go by the time of the gateway', deviceClockUses(all)],
  ['no field changes what a keyboard still composes', changedWhileTyped(all)],
  ['letters are folded in one place', foldedElsewhere(all)],
  ['no text stands bare beside what comes and goes', bareTexts(all)],
  ['numbers are left alone by translators', translatedNumbers(all)],
  ['no address that somebody else wrote throws', foreignAddresses(all)],
  ['no pattern looks behind itself in a browser', lookbehinds(all)],
  ['no list is handed over as arguments', spreadArguments(all)],
  ['a variable that is set and empty counts as not set', emptyVariables(all)],
  [
    'paths of files come from fileURLToPath',
    pathsByHand(all.filter(({ path }) => path !== 'tooling/scripts/test/fences-everywhere.test.ts')),
  ],
  ['colours are the same in every engine', huelessMixes(all)],
  ['what is cut ends in dots', ellipsesWithoutALine(all)],
  ['no phone zooms in on a field', smallFields(all)],
  ['rings show without :has, too', ringsByHasAlone(all)],
  ['no app reads of a row what its build leaves out', unsentFieldsRead(all)],
  ['an act is offered where the gateway has its call', unofferedActs(all)],
  ['exceptions say why', withoutReason(all)],
  ['what flaked three times is mended', overdue(readFlaky(flakyFile))],
  ['commit subjects are short and conventional', wrongSubjects(readCommits(rootFolder))],
]

for (const [name, broken] of fences) {
  for (const place of broken) console.error(`${name}: ${place}`)
}
if (fences.some(([, broken]) => broken.length > 0)) process.exit(1)
