import { pageOthers, writePage } from '../verify/page.ts'
import { strictTsconfig, type Stranger } from '../verify/stranger.ts'
import { withoutPages, writeExamples } from '../verify/use-in-node.ts'
import type { Cell, Ground } from './cell.ts'

/** The newest of each that people still compile with, under names that stand side by side. */
const compilers = {
  '5.8': 'npm:typescript@5.8.3',
  '5.9': 'npm:typescript@5.9.3',
  '6.0': 'npm:typescript@6.0.3',
  '7.0': 'npm:typescript@7.0.2',
}

const versions = Object.fromEntries(
  Object.entries(compilers).map(([age, version]) => [`typescript-${age}`, version]),
)

const resolutions = [
  { name: 'bundler', options: { module: 'esnext', moduleResolution: 'bundler' } },
  { name: 'nodenext', options: { module: 'nodenext' } },
]

/** Every compiler accepts the examples and our declarations, as strict as it gets, however it finds modules. */
export const compilerCells: Cell[] = Object.keys(compilers).flatMap((age) =>
  resolutions.map(({ name, options }): Cell => ({
    name: `TypeScript ${age}, ${name}`,
    run: async ({ all, projects }: Ground) => {
      const others = [...pageOthers, '@types/node', 'zod', ...Object.keys(versions)]
      const stranger = await projects.open('compilers', () => ({ all, wanted: all, others, versions }))
      writePage(stranger)
      writeExamples(stranger, withoutPages(all))
      stranger.write('sheets.d.ts', "declare module '*.css'\n")
      const settings = `tsconfig.${age}-${name}.json`
      stranger.write(settings, strictTsconfig({ ...libraries, ...options }))
      await judge(stranger, age, settings)
    },
  })),
)

const libraries = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' }

/** Fails with what the compiler says of the project's own files and of our declarations; those of others are not ours to judge. */
async function judge(stranger: Stranger, age: string, settings: string): Promise<void> {
  const args = ['--project', settings, '--pretty', 'false']
  const said = await stranger.node(`node_modules/typescript-${age}/bin/tsc`, ...args).then(
    () => '',
    (error: unknown) => String(error),
  )
  const problems = said.split('\n').filter((line) => line.includes('error TS'))
  const ours = problems.filter((line) => !/^(?!node_modules\/@saola\/).*node_modules\//.test(line))
  if (ours.length > 0) throw new Error(ours.join('\n'))
  // A compiler that ended badly without a word about a file has judged nothing.
  if (said !== '' && problems.length === 0) throw new Error(said)
}
