import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rootFolder } from '../run.ts'
import { withStranger } from '../verify/stranger.ts'
import type { Tarball } from '../verify/tarballs.ts'
import { openBuiltExample } from './open-built-example.ts'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Example = { name: string; folder: string; needs: Record<string, string> }

/**
 * Each example as somebody has copied it out: outside of the workspace, with our packages from their tarballs, compiled, and
 * where it has a page, built and opened in a browser. A script says how it is called.
 */
export async function useExamples(all: Tarball[]): Promise<void> {
  const examples = readExamples()
  const needs = Object.assign({}, ...examples.map((example) => example.needs)) as Record<string, string>
  const foreign = Object.entries(needs).filter(([name]) => !name.startsWith('@saola/'))
  await withStranger(
    {
      all,
      wanted: all.filter(({ name }) => name in needs),
      others: foreign.map(([name]) => name),
      versions: Object.fromEntries(foreign.filter(([, version]) => version !== 'catalog:')),
    },
    async (stranger) => {
      for (const { name, folder } of examples) {
        cpSync(folder, join(stranger.folder, name), {
          recursive: true,
          filter: (path) => !/\/(?:node_modules|dist|turbo\.json)$/.test(path),
        })
        await stranger.run('tsc', ['--project', name])
        if (existsSync(join(folder, 'index.html'))) await openBuiltExample(stranger, name)
      }
      const said = await stranger.run(process.execPath, ['read-a-gateway/src/main.ts', '--help'])
      if (!said.startsWith('Usage: ')) throw new Error(`the script that reads a gateway says "${said}"`)
    },
  )
}

function readExamples(): Example[] {
  const manifests = globSync('examples/*/package.json', { cwd: rootFolder })
  if (manifests.length === 0) throw new Error('no example was found, so nothing was proved')
  return manifests.map((path) => {
    const folder = join(rootFolder, dirname(path))
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(rootFolder, path), 'utf8'),
    ) as Manifest
    return { name: basename(folder), folder, needs: { ...dependencies, ...devDependencies } }
  })
}
