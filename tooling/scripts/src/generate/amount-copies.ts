import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'

/** Who reads amounts as the product's fields do and may not import them, with the files that it needs. */
const carriers = {
  // The games stand under an origin of their own and know no package.
  'tooling/game-engines/src/kit/amounts': ['typed/read-amount', 'data/format-amount'],
  // A server that no part of React may reach.
  'tooling/local-parties/src/desk': ['typed/read-amount'],
}

/** How amounts are read, as copies for those that may not import `@saola/ui`. */
export function amountCopies(): [file: string, content: string][] {
  return Object.entries(carriers).flatMap(([folder, files]) =>
    files.map((file): [string, string] => {
      const source = `packages/ui/src/${file}.ts`
      const code = readFileSync(join(rootFolder, source), 'utf8').replaceAll(
        / from '\.\.\/([\w/-]+)\.ts'/g,
        (_, other: string) => {
          if (!files.includes(other))
            throw new Error(`${source} imports ${other}, which ${folder} does not have`)
          return ` from './${nameOf(other)}.gen.ts'`
        },
      )
      return [`${folder}/${nameOf(file)}.gen.ts`, `// Written by \`pnpm gen\` from ${source}.\n${code}`]
    }),
  )
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}
