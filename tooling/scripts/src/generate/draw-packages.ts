import { readWorkspaces } from './workspaces.ts'

const floors = ['app', 'sign-in', 'shell', 'kit', 'domain', 'base']

/** A Mermaid drawing of the floors and of the arrows that the manifests declare. */
export function drawPackages(): string {
  const rows = readWorkspaces().filter((row) => floors.includes(row.floor))
  const drawn = floors.map((floor) => {
    const names = rows.filter((row) => row.floor === floor).map((row) => `    ${shortName(row.name)}`)
    return [`  subgraph ${floor}`, ...names, '  end'].join('\n')
  })
  const arrows = rows
    .filter((row) => row.floor !== 'app')
    .flatMap((row) => row.arrows.map((target) => `  ${shortName(row.name)} --> ${target}`))
  return ['```mermaid', 'flowchart TD', ...drawn, '  app --> sign-in', ...arrows, '```'].join('\n')
}

function shortName(name: string): string {
  return name.replace('@saola/', '')
}
