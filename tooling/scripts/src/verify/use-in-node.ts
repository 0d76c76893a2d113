import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'
import { strictTsconfig, withStranger, type Stranger } from './stranger.ts'
import type { Tarball } from './tarballs.ts'

/** They draw; the page is where they are used. */
const forPages = ['ui', 'shell', 'sign-in']

/** A project that types its own texts may: ours are for whoever imports `@saola/i18n/typed`. */
const ownTexts = `
import { createI18n } from '@saola/i18n'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mine'
    resources: { mine: { hello: string } }
  }
}

const i18n = await createI18n({ language: 'en' })
i18n.t('hello') satisfies string
// @ts-expect-error this project has no such text
i18n.t('wallet:deposit.title')
`

/**
 * The examples of the READMEs are type-checked and run in plain Node, from the tarballs alone. An example either says
 * something when it is imported, or exports functions that are given a `fetch` and then say something.
 */
export async function useInNode(all: Tarball[]): Promise<void> {
  const wanted = withoutPages(all)
  await withStranger({ all, wanted, others: [] }, async (stranger) => {
    writeExamples(stranger, wanted)
    stranger.write('tsconfig.json', strictTsconfig({ lib: ['ES2024', 'DOM', 'DOM.Iterable'] }))
    await stranger.run('tsc', [])
    stranger.write('own-texts.ts', ownTexts)
    stranger.write(
      'tsconfig.own.json',
      JSON.stringify({ extends: './tsconfig.json', include: ['own-texts.ts'] }),
    )
    await stranger.run('tsc', ['--project', 'tsconfig.own.json'])
    await runExamples(stranger, wanted)
  })
}

/** The packages that Node can use. */
export function withoutPages(all: Tarball[]): Tarball[] {
  return all.filter(({ folder }) => !forPages.includes(folder))
}

/** Writes the example of each package, and what runs it. */
export function writeExamples(stranger: Stranger, packages: readonly Tarball[]): void {
  for (const { folder } of packages) {
    const example = readFileSync(join(rootFolder, 'packages', folder, 'example.ts'), 'utf8')
    stranger.write(`${folder}.ts`, example)
    stranger.write(`run-${folder}.js`, runner(`${folder}.ts`))
  }
}

/** Runs the written examples; each must say something. */
export async function runExamples(stranger: Stranger, packages: readonly Tarball[]): Promise<void> {
  for (const { folder } of packages) {
    const said = await stranger.node(`run-${folder}.js`)
    if (said.trim() === '') throw new Error(`the example of ${folder} says nothing`)
  }
}

function runner(file: string): string {
  return `
const answer = async () => Response.json({ success: true, value: 'pong' })
for (const run of Object.values(await import('./${file}'))) await run(answer)
`
}
