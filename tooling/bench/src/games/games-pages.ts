import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { demoData } from '@saola/demo'
import { carriedTitle, type CarriedTitle } from '@saola/game-engines'
import { openDemoStage, type DemoStage } from '../demo-stage.ts'
import { longestFrameOf } from './page-frames.ts'
import type { Figure } from '../report.ts'

const largestScript = 60_000
const longestStart = 2_000
const longestFrame = 50
/** Time enough for a round and what is shown after it. */
const roundMs = 4_000

type Title = { nodeId: string; nameEn: string; gameCode: string; carried: CarriedTitle }

/** Of the pages in a browser: the script and the frames of each engine, and how long a hot title takes from the tap to a table that one can play at. */
export async function measurePages(): Promise<Figure[]> {
  const { games } = demoData({ now: Date.now(), memberOrigin: 'https://saola.example' })
  const titles = games.flatMap((game) => {
    const carried = game.status === 'open' ? carriedTitle(game) : undefined
    return carried ? [{ ...game, carried }] : []
  })
  const stage = await openDemoStage()
  try {
    const figures: Figure[] = []
    for (const title of onePerEngine(titles)) {
      // oxlint-disable-next-line no-await-in-loop -- one measurement at a time
      figures.push(...(await measurePage(stage, title)))
    }
    for (const title of titles.filter(({ isHot }) => isHot === 1).slice(0, 8)) {
      // oxlint-disable-next-line no-await-in-loop -- one measurement at a time
      figures.push(await timeStart(stage, title))
    }
    return figures
  } finally {
    await stage.close()
  }
}

/** What the member reads of each engine's models: one title of every model. */
export function tellModels(): Figure[] {
  const { games } = demoData({ now: Date.now(), memberOrigin: 'https://saola.example' })
  const models = new Map<unknown, Figure[]>()
  for (const game of games) {
    const carried = carriedTitle(game)
    // An engine without models is its own only one.
    const key = carried && (carried.model ?? carried.engine)
    if (!carried || models.has(key)) continue
    const { engine, facts } = carried
    const what = `${engine.code}, such as ${game.nameEn}, ${facts.volatility}`
    const hits =
      facts.hitRate === undefined
        ? []
        : [{ what: `${what}: hit rate`, value: facts.hitRate / 100, unit: '%' }]
    models.set(key, [
      { what: `${what}: returns`, value: facts.rtp / 100, unit: '%' },
      ...hits,
      { what: `${what}: largest`, value: facts.maxMultiplier / 10_000, unit: 'x' },
    ])
  }
  return [...models.values()].flat()
}

function onePerEngine<Each extends Title>(titles: readonly Each[]): Each[] {
  const seen = new Set<string>()
  return titles.filter(({ carried: { engine } }) => !seen.has(engine.code) && seen.add(engine.code))
}

/** All script that a page asks for before somebody can play, compressed as it travels; and the frames of a round on a slow phone. */
async function measurePage({ vendor, phone }: DemoStage, title: Title): Promise<Figure[]> {
  const page = await phone()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  const slug = title.gameCode.toLowerCase().replaceAll('_', '-')
  await page.goto(`${vendor}/play/${slug}?mode=demo&language=VI`)
  // At a shared table the round goes by the clock, and a press puts a chip on the board.
  const pressed = title.carried.table ? '.cell' : '#play'
  const press = page.locator(`#table[data-state=open] ${pressed}`).first()
  await press.waitFor()
  await page.waitForTimeout(1_500)
  const script = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  const frame = await longestFrameOf(page, async () => press.click(), roundMs)
  await page.context().close()
  const { code } = title.carried.engine
  return [
    {
      what: `script of ${code}`,
      value: script,
      unit: 'B gz',
      goal: `at most ${largestScript.toLocaleString('en-US')}`,
      met: script <= largestScript,
    },
    {
      what: `longest frame of ${code}`,
      value: frame,
      unit: 'ms',
      goal: `at most ${longestFrame}`,
      met: frame <= longestFrame,
    },
  ]
}

/** From the tap on the sheet's demo, on a slow phone with nothing of the game in its cache. */
async function timeStart({ member, phone }: DemoStage, title: Title): Promise<Figure> {
  const page = await phone()
  await page.goto(`${member}/games?game=${title.nodeId}`)
  const demo = page.getByRole('dialog').locator('a[href*="mode=demo"]')
  await demo.waitFor()
  await page.waitForTimeout(1_500)
  const value = await timeTap(page, async () => demo.click())
  await page.context().close()
  return {
    what: `${title.nameEn}: tap to playable`,
    value,
    unit: 'ms',
    goal: `at most ${longestStart.toLocaleString('en-US')}`,
    met: value <= longestStart,
  }
}

async function timeTap(page: Page, tap: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await tap()
  await page.frameLocator('iframe').locator('#table[data-state=open] #play').waitFor()
  return performance.now() - startedAt
}
