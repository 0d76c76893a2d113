import type { Plugin, Rolldown } from 'vite'
import { sheetsOf, textOf } from '../bundle-files.ts'

/**
 * Joins the sheets of files of code that come together, each of `sets` by the names of its files in the order of their rules: on a
 * phone's line one sheet is there before five of a fifth. Throws where a file has no sheet.
 */
export function joinSheets(sets: readonly (readonly string[])[]): Plugin {
  const sheetsBy = new Map<string, string[]>()
  return {
    name: 'saola-join-sheets',
    apply: 'build',
    renderStart: () => sheetsBy.clear(),
    renderChunk: {
      order: 'post',
      handler(_, chunk) {
        const known = sheetsBy.get(chunk.name) ?? []
        sheetsBy.set(chunk.name, [...known, ...(chunk.viteMetadata?.importedCss ?? [])])
      },
    },
    // Code names the sheets of what it loads: where another part of a joined one changes, a kept file would ask for what is gone.
    augmentChunkHash({ name }) {
      const set = sets.find((names) => names.includes(name))
      return set?.flatMap((each) => sheetsBy.get(each) ?? []).join(' ')
    },
    generateBundle: {
      // Whoever writes the names of sheets into pages and code does so after this.
      order: 'pre',
      handler(_, bundle) {
        for (const names of sets) {
          const chunks = names.flatMap((name) => chunksWithSheets(bundle, name))
          const sheets = [...new Set(chunks.flatMap(sheetsOf))]
          const joined = this.getFileName(
            this.emitFile({
              type: 'asset',
              name: `${names[0] ?? ''}.css`,
              source: sheets.map((sheet) => textOf(bundle[sheet])).join(''),
            }),
          )
          for (const chunk of chunks) replaceSheets(chunk, joined)
          for (const sheet of sheets) if (sheet !== joined) delete bundle[sheet]
        }
      },
    },
  }
}

function chunksWithSheets(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const named = chunks.filter((each) => each.name === name && sheetsOf(each).length > 0)
  if (named.length === 0) throw new Error(`The build has no file ${name} with a sheet`)
  return named
}

function replaceSheets({ viteMetadata }: Rolldown.OutputChunk, joined: string): void {
  viteMetadata?.importedCss.clear()
  viteMetadata?.importedCss.add(joined)
}
