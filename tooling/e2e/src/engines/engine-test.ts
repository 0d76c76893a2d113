import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { enginePath, type Engine } from '@saola/scripts'
import { calls } from '@saola/protocol'
import { callAs } from '../call-as.ts'
import type { EnginePage, WindowSize } from './engine-page.ts'
import { handOf, type Hand } from './hand.ts'
import { openEngine } from './open-engine.ts'

/** A page of another engine and the hand that uses it. */
export type Driven = EnginePage & { hand: Hand }

/** A test in an engine beside Chromium; the describe block around it names engine and window. */
export const test = base.extend<{ engine: Engine; window: WindowSize; driven: Driven }>({
  engine: ['webkit', { option: true }],
  window: [{ width: 390, height: 844 }, { option: true }],
  driven: async ({ engine, window }, use, info) => {
    test.skip(enginePath(engine) === undefined, `${engine} is not installed here`)
    const page = await openEngine(engine, window)
    await use({ ...page, hand: handOf(page) })
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('seen.png')
      writeFileSync(path, await page.picture())
      await info.attach('seen', { path, contentType: 'image/png' })
    }
    await page.close()
  },
})

/** Opens a path of a site in the language and the dark, in a tab in which somebody has signed in, if a name is given. */
export async function enterDriven(
  page: Driven,
  site: string,
  path: string,
  as: { name?: string; language?: string } = {},
): Promise<void> {
  const { name, language = 'vi' } = as
  await page.go(`${site}/config.json`)
  await page.run(
    (preferences) => localStorage.setItem('preferences', preferences),
    JSON.stringify({ language, theme: 'dark', hideBalance: false }),
  )
  if (name !== undefined) {
    const { api, token } = await callAs(site, name)
    const member = await api.send(calls.member.info)
    await page.run(
      (session) => sessionStorage.setItem('session', session),
      JSON.stringify({ token, member, mustChangePassword: false }),
    )
  }
  await page.go(`${site}${path}`)
  // What stands in the page before its app has started hears no press.
  await page.hand.settle()
}
