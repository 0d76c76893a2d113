import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

test('a tile asks for its picture once it is near what can be seen (games 99)', async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/lobby`)
  const hot = page.getByRole('region', { name: vi.say('games:rail.hot') })
  const tiles = hot.locator('[data-tile]')
  await expect(tiles.first().locator('img')).toBeVisible()
  // Longer than a picture waits for a page at rest.
  await page.waitForTimeout(1_500)
  // Rails further down may have been near while what stands above them was still on its way; a row's own end never was.
  const beyond = await tiles.evaluateAll((all) =>
    all
      .filter((tile) => tile.getBoundingClientRect().left > innerWidth + 130)
      .map((tile) => tile.querySelectorAll('img').length),
  )
  expect(beyond.length).toBeGreaterThan(2)
  expect(beyond.filter((pictures) => pictures > 0)).toEqual([])

  await test.step('further tiles of a row have theirs once the row is moved to them', async () => {
    const last = tiles.last()
    await expect(last.locator('img')).toHaveCount(0)
    await last.scrollIntoViewIfNeeded()
    await expect(last.locator('img')).toBeVisible()
  })
})

test('a first visit of the lobby takes forty requests at most, also while one looks on', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide window shows more pictures')
  const asked = new Map<string, string>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url))
  // What the page has already does not travel.
  network.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  await page.goto(`${member}/lobby`)
  await expect(page.locator('[data-tile] img').first()).toBeVisible()
  await page.waitForTimeout(8_000)
  const travelled = [...asked.values()].map((url) => new URL(url).pathname)
  expect(travelled.length, travelled.join('\n')).toBeLessThanOrEqual(40)
  // Matches below the window are not read again every five seconds.
  expect(travelled.filter((path) => path.endsWith('/matches'))).toHaveLength(1)
})
