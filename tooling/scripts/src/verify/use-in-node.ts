import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'
import { strictTsconfig, withStranger } from './stranger.ts'
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
  const wanted = all.filter(({ folder }) => !forPages.includes(folder))
  await withStranger({ all, wanted, others: [] }, async (stranger) => {
    for (const { folder } of wanted) {
      const example = readFileSync(join(rootFolder, 'packages', folder, 'example.ts'), 'utf8')
      stranger.write(`${folder}.ts`, example)
      stranger.write(`run-${folder}.js`, runner(folder))
    }
    stranger.write('tsconfig.json', strictTsconfig({ lib: ['ES2024', 'DOM', 'DOM.Iterable'] }))
    await stranger.run('tsc', [])
    stranger.write('own-texts.ts', ownTexts)
    stranger.write(
      'tsconfig.own.json',
      JSON.stringify({ extends: './tsconfig.json', include: ['own-texts.ts'] }),
    )
    await stranger.run('tsc', ['--project', 'tsconfig.own.json'])
    for (const { folder } of wanted) {
      const said = await stranger.run(process.execPath, [`run-${folder}.js`])
      if (said.trim() === '') throw new Error(`the example of ${folder} says nothing`)
    }
  })
}

function runner(folder: string): string {
  return `
const answer = async () => Response.json({ success: true, value: 'pong' })
for (const run of Object.values(await import('./${folder}.ts'))) await run(answer)
`
}
