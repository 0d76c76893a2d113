import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'

/** The files that read amounts, each by the name under which the vendor's pages import it. */
const sources = {
  'read-amount': 'packages/ui/src/typed/read-amount.ts',
  'format-amount': 'packages/ui/src/data/format-amount.ts',
}

/**
 * How the vendor's pages read amounts: as the product's fields do, whose code they carry as a copy. The games know no
 * package, for they stand under an origin of their own and come from somebody else.
 */
export function vendorAmounts(): [file: string, content: string][] {
  return Object.entries(sources).map(([name, source]) => {
    const code = readFileSync(join(rootFolder, source), 'utf8')
    const content = code.replaceAll(/ from '[^']*\/([\w-]+)\.ts'/g, (_, other: string) => {
      if (!(other in sources))
        throw new Error(`${source} imports ${other}, which the vendor's pages do not have`)
      return ` from './${other}.gen.ts'`
    })
    return [
      `tooling/game-engines/src/kit/amounts/${name}.gen.ts`,
      `// Written by \`pnpm gen\` from ${source}.\n${content}`,
    ]
  })
}
