import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { emitDeclarations } from './emit-declarations.ts'
import { publicSurface, type Offered } from './public-surface.ts'
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
  const { offered, behind } = publicSurface(declarations)
  const parts = [
    `# ${name}`,
    description,
    `Written by \`pnpm gen\` from the declarations of [\`${folder}\`](/${folder}). A consumer feels what changes here: such a change brings a changeset.`,
    ...offered.map(section),
  ]
  if (behind.length > 0) {
    parts.push(
      '# Behind them',
      'Types without a name of their own outside the package.',
      ...behind.map(section),
    )
  }
  return `${parts.join('\n\n')}\n`
}

function section({ name, declarations }: Offered): string {
  const about = declarations.map((each) => each.about).filter((words) => words !== '')
  const code = declarations.map(({ text }) => text.replaceAll(/import\("\.[^"]*"\)\./g, ''))
  return [`## ${name}`, ...about.map(readable), `\`\`\`ts\n${code.join('\n')}\n\`\`\``].join('\n\n')
}

/** An `@example` of a docblock becomes code. */
function readable(words: string): string {
  const [text = '', ...examples] = words.split(/^@example\s*/m)
  return [text.trim(), ...examples.map((code) => `\`\`\`ts\n${code.trim()}\n\`\`\``)]
    .filter((part) => part !== '')
    .join('\n\n')
}
