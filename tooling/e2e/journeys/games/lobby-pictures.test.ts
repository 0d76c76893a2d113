import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { untilQuiet } from '../../src/until-quiet.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

test('a tile asks for its picture once it is near what can be seen (games 99)', async ({ page }) => {
  const vi = await wordsOf('vi')
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.includes('/art/tile/')) asked.push(path)
  })
  await page.goto(`${member}/lobby`)
  const hot = page.getByRole('region', { name: vi.say('games:rail.hot') })
  const tiles = hot.locator('[data-tile]')
  await expect(tiles.first().locator('img')).toBeVisible()
  await untilQuiet(asked, 1_500)

  // A tile and a half beyond the edges is near; of a whole lobby that is a small part.
  const near = await page.locator('[data-tile]').evaluateAll(
    (all) =>
      all.filter((tile) => {
        const { left, top, width } = tile.getBoundingClientRect()
        return top < innerHeight + 320 && left < innerWidth + 1.5 * width
      }).length,
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(near)

  await test.step('further tiles of a row have theirs once the row is moved to them', async () => {
    const last = tiles.last()
    await expect(last.locator('img')).toHaveCount(0)
    await last.scrollIntoViewIfNeeded()
    await expect(last.locator('img')).toBeVisible()
  })
})
