import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository, siteRoot } from '../folders.ts'
import type { Page } from '../pages/page.ts'
import { partsOf } from './parts-of.ts'

/**
 * What the compiler says against the snippets in TypeScript on the pages, as strictly as it judges the repository. Each is
 * a file by itself; those below a heading that names a file are that file, and stand beside what is beside it.
 */
export function brokenSnippets(pages: readonly Page[]): string[] {
  const folder = join(siteRoot, 'dist/snippets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Where pnpm keeps every package that any workspace uses.
  symlinkSync(join(repository, 'node_modules/.pnpm/node_modules'), join(folder, 'node_modules'), 'dir')
  const files = snippetsOf(pages)
  for (const [path, { code }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configurationFor([...files.keys()])))
  const { stdout, error } = spawnSync(
    join(repository, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    { encoding: 'utf8', cwd: folder },
  )
  if (error) throw error
  return stdout.split('\n').flatMap((line) => {
    if (line.startsWith('error ')) return [line]
    const at = files.get(line.slice(0, line.indexOf('(')))
    return at === undefined ? [] : [`${at.source}: ${line}`]
  })
}

/** The files that the snippets make, by their path, with the document of each. */
function snippetsOf(pages: readonly Page[]): Map<string, { source: string; code: string }> {
  const files = new Map<string, { source: string; code: string }>()
  for (const page of pages.filter(({ file }) => !file.startsWith('api/'))) {
    for (const { language, code, line, stands } of partsOf(page.markdown).blocks) {
      if (language !== 'ts' && language !== 'tsx') continue
      const path = stands ?? `alone/${page.file.replaceAll(/\W/g, '-')}-${line}.${language}`
      const before = files.get(path)?.code ?? ''
      files.set(path, { source: page.source ?? page.file, code: before + code })
    }
  }
  return files
}

function configurationFor(paths: readonly string[]): object {
  // The routes of an app bring the whole app to the compiler, which only a snippet of a route asks for.
  const hasRoute = paths.some((path) => path.startsWith('apps/member/src/routes/'))
  return {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      rootDirs: ['.', '../../../..'],
      paths: {
        '#features/*': ['./apps/member/src/features/*', '../../../../apps/member/src/features/*'],
        '#shared/*': ['./apps/member/src/shared/*', '../../../../apps/member/src/shared/*'],
      },
      types: ['node', 'vite/client'],
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    include: [
      '.',
      '../../../../apps/member/src/typed-texts.d.ts',
      ...(hasRoute ? ['../../../../apps/member/src/route-tree.gen.ts'] : []),
    ],
    exclude: ['node_modules'],
  }
}
