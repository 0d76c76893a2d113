import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { emitDeclarations } from './emit-declarations.ts'
import { inFull } from './in-full.ts'
import { publicSurface } from './public-surface.ts'
import { signature } from './signature.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

/** One page per package, `docs/api/<package>.api.md`: what a consumer can import, from the declarations themselves. */
export async function apiPages(): Promise<[file: string, content: string][]> {
  const packages = readWorkspaces().filter(({ folder }) => folder.startsWith('packages/'))
  const target = mkdtempSync(join(tmpdir(), 'saola-api-'))
  try {
    await emitDeclarations(
      packages.map(({ folder }) => basename(folder)),
      target,
    )
    return packages.map((row) => {
      const name = basename(row.folder)
      return [`docs/api/${name}.api.md`, page(row, join(target, name))]
    })
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

function page({ name, description, folder }: Workspace, declarations: string): string {
  const offered = publicSurface(declarations)
  const full = inFull(offered)
  const lines = offered.flatMap(({ name: shown, declarations: all }) =>
    all.map(({ name: own, text }) => signature(text.replace(own, shown))),
  )
  return (
    [
      `# ${name}`,
      description,
      `Names and signatures, written by \`pnpm gen\` from [\`${folder}\`](/${folder}); what a line leaves out stands in full below. A consumer feels what changes here: such a change brings a changeset.`,
      `\`\`\`ts\n${lines.join('\n')}\n\`\`\``,
      ...(full.length > 0 ? ['## In full', ...full] : []),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}
