import { readImports, type Import } from '../fences/read-imports.ts'
import { readSources } from '../fences/read-sources.ts'
import { gatewayRooms, roomOf } from '../fences/rooms.ts'
import { rootFolder } from '../run.ts'

/** What every room stands on: its arrows are counted in the table, in the drawing they would hide the others. */
const ground = ['db', 'services', 'http']

/** A Mermaid drawing of the gateway's rooms, highest level first, with the number of imports on each arrow. */
export function drawRooms(): string {
  const { files, arrows } = readGateway()
  const levels = gatewayRooms
    .map((level) => level.map(({ name }) => name).filter((name) => files.has(name) && !ground.includes(name)))
    .filter((level) => level.length > 0)
    .toReversed()
  const drawn = levels.flatMap((level, index) => [
    `  subgraph level${levels.length - index} [" "]`,
    ...level.map((name) => `    ${name}`),
    '  end',
  ])
  const lines = levels
    .flat()
    .flatMap((from) =>
      [...(arrows.get(from) ?? [])]
        .filter(([to]) => !ground.includes(to))
        .map(([to, count]) => `  ${from} -->|${count}| ${to}`),
    )
  return ['```mermaid', 'flowchart TD', ...drawn, ...lines, '```'].join('\n')
}

/** A Markdown table of the gateway's rooms, lowest first: the question of each, its files and what it imports. */
export function tableOfRooms(): string {
  const { files, arrows } = readGateway()
  const rows = gatewayRooms
    .flat()
    .filter(({ name }) => files.has(name))
    .map(({ name, question }) => {
      const imports = [...(arrows.get(name) ?? [])].map(([to, count]) => `${to} ${count}`)
      return `| [\`${name}\`](/tooling/gateway/src/${name}) | ${question} | ${files.get(name)} | ${imports.join(', ')} |`
    })
  return ['| room | the question it answers | files | imports |', '|---|---|---|---|', ...rows].join('\n')
}

/** How many files each room has, and how many imports go from one room to which others, lowest first. */
function readGateway(): { files: Map<string, number>; arrows: Map<string, Map<string, number>> } {
  const sources = readSources(`${rootFolder}tooling/gateway/src`)
  const files = tally(sources.map(({ path }) => roomOf(path)))
  const between = readImports(sources).filter(({ from, to }) => roomOf(from) !== roomOf(to))
  const order = gatewayRooms.flat().map(({ name }) => name)
  const byPlace = between.toSorted((one, other) => place(one, order) - place(other, order))
  const arrows = Map.groupBy(byPlace, ({ from }) => roomOf(from))
  return {
    files,
    arrows: new Map([...arrows].map(([from, own]) => [from, tally(own.map(({ to }) => roomOf(to)))])),
  }
}

function place({ to }: Import, order: readonly string[]): number {
  return order.indexOf(roomOf(to))
}

function tally(names: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}
