import { readWorkspaces } from './workspaces.ts'

const floors = ['app', 'shell', 'domain', 'base']

/** A Mermaid drawing of the floors and of the arrows that the manifests declare. */
export function drawHouse(): string {
  const rows = readWorkspaces().filter((row) => floors.includes(row.floor))
  const rooms = floors.map((floor) => {
    const names = rows.filter((row) => row.floor === floor).map((row) => `    ${roomName(row.name)}`)
    return [`  subgraph ${floor}`, ...names, '  end'].join('\n')
  })
  const arrows = rows
    .filter((row) => row.floor !== 'app')
    .flatMap((row) => row.arrows.map((target) => `  ${roomName(row.name)} --> ${target}`))
  return ['```mermaid', 'flowchart TD', ...rooms, '  app --> shell', ...arrows, '```'].join('\n')
}

function roomName(name: string): string {
  return name.replace('@saola/', '')
}
