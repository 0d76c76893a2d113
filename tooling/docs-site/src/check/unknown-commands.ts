import type { Page } from '../pages/page.ts'
import { partsOf } from './parts-of.ts'

/** What pnpm itself does, as far as our documents name it, and tools of the root. */
const known = new Set(['add', 'docs', 'install', 'exec', 'dlx', 'pack', 'publish', 'changeset'])

/** The `pnpm …` commands of the pages that are no script: of the root, or of the workspace that `--filter` names. */
export function unknownCommands(
  pages: readonly Page[],
  scriptsOf: (workspace: string | undefined) => Iterable<string>,
): string[] {
  const own = new Set([...scriptsOf(undefined), ...known])
  return pages.flatMap((page) =>
    commandsIn(page.markdown).flatMap((command) => {
      const [first = '', workspace, script = ''] = command.split(/\s+/)
      const isKnown = first === '--filter' ? [...scriptsOf(workspace)].includes(script) : own.has(first)
      return isKnown ? [] : [`${page.source ?? page.file} names pnpm ${command}, which does nothing`]
    }),
  )
}

/**
 * The flags that the pages give to a script of the root and that nothing in the code behind it reads. `codeOf` is that code,
 * undefined where a command hands its flags on to somebody who is asked when it runs.
 */
export function unknownFlags(
  pages: readonly Page[],
  codeOf: (command: string) => string | undefined,
): string[] {
  return pages.flatMap((page) =>
    commandsIn(page.markdown).flatMap((command) => {
      const code = codeOf(command)
      if (code === undefined) return []
      const flags = [...withoutRemark(command).matchAll(/(?<= )--([a-z][\w-]*)/g)].map(
        ([, flag = '']) => flag,
      )
      return flags
        .filter((flag) => !new RegExp(`(?:--|['"\`])${flag}\\b|\\b${flag}['"]?:`).test(code))
        .map(
          (flag) => `${page.source ?? page.file} gives --${flag} to pnpm ${command}, which does not know it`,
        )
    }),
  )
}

function withoutRemark(command: string): string {
  return command.replace(/\s#.*$/, '')
}

/** Commands stand in code: between backticks, or at the start of a line of a shell block. */
function commandsIn(markdown: string): string[] {
  const { blocks, prose } = partsOf(markdown)
  const lines = blocks.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.split('\n'))
  const codes = [...prose.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  return [...lines, ...codes].flatMap((text) => {
    const command = /^(?:[A-Z_]+=\S+ )*(?:npx -y )?pnpm(?:@[\d.]+)? (?<rest>[a-z-].*)/.exec(text.trim())
    return command?.groups?.['rest'] ?? []
  })
}
