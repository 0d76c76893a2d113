import { expect, test } from '@playwright/test'
import { calls, catalogueFlag, gameFamilies, lotteryVendor } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { playOneRound } from '../../src/play-one-round.ts'
import { walkInside } from '../../src/walk-inside.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const drawnPerFamily = 5

/** A title as the catalogue has it: its id, its names, whose it is, and whether it starts. */
type Drawn = { nodeId: string; nameVi: string; family: string; vendor: string; isOpen: boolean }

/** The same titles in every run: each family gives five, spread over its list. */
async function drawTitles(): Promise<Drawn[]> {
  const { api } = await callAs(member, 'hoangnam91')
  const { families, vendors, rows } = await api.send(calls.games.catalogue)
  const closed = catalogueFlag.maintenance | catalogueFlag.comingSoon
  return gameFamilies.flatMap((family) => {
    const own = rows.filter((row) => families[row[3]] === family)
    const step = Math.max(1, Math.floor(own.length / drawnPerFamily))
    return own
      .filter((_, index) => index % step === Math.floor(step / 2))
      .slice(0, drawnPerFamily)
      .map(([nodeId, nameVi, , , vendor, flags]) => {
        const [code = ''] = vendors[vendor] ?? []
        return { nodeId, nameVi, family, vendor: code, isOpen: (flags & closed) === 0 }
      })
  })
}

/** Vendors whose titles are pages of the site (games 7). */
const lotteries: ReadonlySet<string> = new Set([lotteryVendor.vietnam, lotteryVendor.sea])

/** Families whose titles are tables that all share. */
const sharedTables: ReadonlySet<string> = new Set(['LIVE', 'COCKFIGHT', 'BINGO'])

test(
  'sixty titles over all families play a round, or say before that they do not',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(600_000)
    const vi = await wordsOf('vi')
    const titles = await drawTitles()
    expect(titles.length).toBeGreaterThanOrEqual(55)
    const walk = walkInside(page)
    await enterAs(page, member, 'hoangnam91', '/games')
    // A link that is followed before the app stands leads nowhere.
    await walk.settle()
    for (const { nodeId, nameVi, family, vendor, isOpen } of titles) {
      await test.step(`${family} ${nameVi}${isOpen ? '' : ' (closed)'}`, async () => {
        await walk.go(`/play/${nodeId}`)
        const game = page.frameLocator('main iframe')
        if (!isOpen) {
          await expect(page.getByText(vi.say('games:play.safe', { name: nameVi }))).toBeVisible()
          return
        }
        // A lottery is a page of the site; its slips have journeys of their own.
        if (lotteries.has(vendor)) {
          await expect(page).toHaveURL(/\/(?:vn|sea)lottery\/\w+$/)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          return
        }
        // Matches are bet on and not played by rounds; they have a journey of their own.
        if (family === 'SPORTS' || family === 'ESPORTS') {
          await expect(game.locator('.match').first()).toBeVisible()
          return
        }
        // A shared table goes by the clock, and has a journey of its own.
        if (sharedTables.has(family)) {
          await expect(game.locator('#table[data-state=open] [data-cell]').first()).toBeVisible()
          return
        }
        const startedAt = Date.now()
        await expect(game.locator('#play')).toBeVisible()
        const round = await playOneRound(page, game)
        expect(round.state).toBe('paid')
        test.info().annotations.push({ type: family, description: `${nameVi}: ${Date.now() - startedAt} ms` })
      })
    }
  },
)

test('a lottery of GPI is played where its tile leads, as any other game (games 7)', async ({ page }) => {
  const vi = await wordsOf('vi')
  const name = 'Thẻ Cào Tức Thì'
  await enterAs(page, member, 'vietcuong', `/games?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: vi.say('games:play.name', { name }) }).click()
  await expect(page).toHaveURL(/\/play\/\d+$/)
  const round = await playOneRound(page, page.frameLocator('main iframe'))
  expect(round.state).toBe('paid')
})

test('the return of a keno ticket is the same beside the board and in the rules (games 80)', async ({
  page,
}) => {
  const { api } = await callAs(member, 'hoangnam91')
  const { games } = await api.send(calls.games.gameList, { gameName: 'Keno', pageNo: 1, pageSize: 50 })
  const nodeId = games.find(({ gameCode }) => gameCode?.endsWith('_KENO'))?.nodeId ?? ''
  await page.goto(`${member}/play/${nodeId}?mode=demo`)
  const game = page.frameLocator('main iframe')
  const vi = await wordsOf('vi')
  const beside = game.locator('#odds div', { hasText: vi.say('vendor:rtp.choice') }).locator('dd')
  const inRules = game.locator('#facts div', { hasText: vi.say('vendor:rtp.choice') }).locator('dd')
  for (const picks of [1, 2, 7]) {
    for (let number = 1; number <= picks; number += 1) {
      const cell = game.locator('.board .number').nth(number - 1)
      if ((await cell.getAttribute('aria-pressed')) !== 'true') await cell.click()
    }
    await expect(beside).toHaveText(/\d,\d\d\s?%/)
    const words = await beside.innerText()
    await game.locator('#rules-open').click()
    await expect(inRules).toHaveText(words)
    await game.locator('#rules [data-close]').click()
  }
})
