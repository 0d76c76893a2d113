import type { Page } from '../pages/page.ts'
import { partsOf } from '../check/parts-of.ts'

/** A command that a document tells its reader to give to a shell. */
export type ReadCommand = { document: string; command: string }

/** The commands in the `sh` blocks of the pages, in order: lines that go on are one command, and remarks are none. */
export function readCommands(pages: readonly Page[]): ReadCommand[] {
  return pages.flatMap(({ source, file, markdown }) =>
    partsOf(markdown)
      .blocks.filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => code.replaceAll(/ *\\\n */g, ' ').split('\n'))
      .map((line) => line.replace(/(?:^|\s+)# .*$/, '').trim())
      .filter((command) => command !== '')
      .map((command) => ({ document: source ?? file, command })),
  )
}
