import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { chromiumPage } from '../../src/engines/chromium.ts'
import { enterDriven, test, type Driven } from '../../src/engines/engine-test.ts'
import { handOf } from '../../src/engines/hand.ts'
import { pictured, type Pictured } from '../../src/engines/pictured.ts'
import { openPlayedLine } from '../../src/engines/played-line.ts'
import { giveOneOfEverything, type Belongings } from '../../src/one-of-everything.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** `SAOLA_PICTURES` names what to keep pictures of: names of states, addresses of both apps, or `all` states. */
const wanted = (process.env['SAOLA_PICTURES'] ?? '').split(/[\s,]+/).filter(Boolean)
const named = wanted.includes('all') ? Object.keys(pictured) : wanted
const folder = fileURLToPath(new URL('../../../../.ci/reports/pictures', import.meta.url))

const account = 'quynhanh'

type Keeping = { words: Words; has: Belongings; file: string }

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

test.beforeEach(() => {
  test.skip(named.length === 0, 'SAOLA_PICTURES names no page')
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
})

for (const window of windows) {
  for (const language of ['vi', 'en'] as const) {
    const name = `${window.width}, ${language}`
    test.describe('pictures of chromium', { tag: '@round' }, () => {
      test.use({ viewport: window })
      test(name, async ({ page }) => keepAll(chromiumOf(page), window.width, language))
    })
    for (const engine of ['webkit', 'firefox'] as const) {
      test.describe(`pictures of ${engine}`, { tag: '@round' }, () => {
        test.use({ engine, window })
        test(name, async ({ driven }) => keepAll(driven, window.width, language))
      })
    }
  }
}

async function keepAll(page: Driven, width: number, language: 'vi' | 'en'): Promise<void> {
  const words = await wordsOf(language)
  const has = await giveOneOfEverything(gateway, account)
  for (const name of named) {
    const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${language}-${page.name}.png`
    const state = pictured[name] ?? addressed(name)
    await test.step(name, () => keep(page, state, { words, has, file: join(folder, file) }))
  }
}

/** `/wallet` is a page of the member site, `agent:/team` one of the portal. */
function addressed(name: string): Pictured & { isAgent: boolean } {
  const [, site, path = '/'] = /^(agent:)?(.*)$/.exec(name) ?? []
  return { path: () => path, isSignedIn: true, isAgent: site !== undefined }
}

async function keep(
  page: Driven,
  state: Pictured & { isAgent?: boolean },
  { words, has, file }: Keeping,
): Promise<void> {
  const line = await openPlayedLine(state.isAgent ? agent : member, state)
  try {
    await enterDriven(page, line.origin, state.path(has), {
      ...(state.isSignedIn && { name: state.isAgent ? 'agent02' : account }),
      language: words.language,
    })
    await state.act?.(page, words)
    await page.hand.settle()
  } catch (error) {
    // The picture shows how far it came; the others are kept all the same.
    test.info().errors.push({ message: `${file}: ${String(error)}` })
    console.error(`${file}: ${String(error)}`)
  }
  writeFileSync(file, await page.picture())
  await line.close()
}

function chromiumOf(page: Page): Driven {
  const driven = chromiumPage(page)
  return { ...driven, hand: handOf(driven) }
}
