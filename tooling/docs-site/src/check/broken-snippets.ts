import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, siteRoot } from '../folders.ts'
import type { Page } from '../pages/page.ts'
import { partsOf } from './parts-of.ts'

/** A part of a file takes names, neighbours and texts for granted; what it imports of ours and what it does with it has to be right. */
const takenForGranted = /error TS(?:2304|2307|2552|2580|2582|2593|7006|7031|18004|6133|6192|6196|2686|1375)\b/

/** What the compiler says against the snippets in TypeScript on the pages. */
export function brokenSnippets(pages: readonly Page[]): string[] {
  const folder = join(siteRoot, 'dist/snippets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const places = new Map<string, string>()
  for (const page of pages.filter(({ file }) => !file.startsWith('api/'))) {
    for (const { language, code, line } of partsOf(page.markdown).blocks) {
      if (language !== 'ts' && language !== 'tsx') continue
      const name = `${page.file.replaceAll(/\W/g, '-')}-${line}.${language}`
      places.set(name, page.source ?? page.file)
      writeFileSync(join(folder, name), `export {}\n${code}`)
    }
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  const { stdout, error } = spawnSync(
    join(repository, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    {
      encoding: 'utf8',
      cwd: folder,
    },
  )
  if (error) throw error
  return stdout
    .split('\n')
    .filter((line) => /^[\w-]+\.tsx?\(/.test(line) && !takenForGranted.test(line))
    .map((line) => `${places.get(line.slice(0, line.indexOf('(')))}: ${line}`)
}

const configuration = {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    paths: {
      '@saola/conformance/wallet': ['../../../../packages/conformance/src/wallet/index.ts'],
      '@saola/i18n/typed': ['../../../../packages/i18n/src/typed/index.ts'],
      '@saola/*': ['../../../../packages/*/src/index.ts', '../../../*/src/index.ts'],
      // Where pnpm keeps every package that any workspace uses.
      '*': ['@types/*', '*'].map((name) => `../../../../node_modules/.pnpm/node_modules/${name}`),
    },
    types: ['node'],
    typeRoots: ['../../node_modules/@types'],
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['.'],
}
