import { expect, test, type Locator } from '@playwright/test'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../../src/platform/addresses.ts'

const member = origin(sharedAddresses.memberPort)

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

test('the lobby is sketched until its code is there, all of it where it will stand (system 32)', async ({
  page,
}) => {
  const sent = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await sent.promise
    await route.continue()
  })
  await page.goto(`${member}/lobby`, { waitUntil: 'commit' })
  const banner = page.locator('.sketch-banner img')
  await expect(banner).toBeVisible()
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const logo = await boxOf(page.locator('.sketch-logo img'))
  const others = [await boxOf(page.locator('.sketch-search')), await boxOf(page.locator('.sketch-banner'))]
  // A language is not known yet.
  expect(await page.locator('.sketch').innerText()).toBe('')

  sent.resolve()
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toBeVisible()
  await expect(page.locator('.sketch')).toHaveCount(0)
  // What stands beside it may leave it less room.
  const { x, y, height } = logo
  expect(await boxOf(page.getByRole('banner').getByRole('img').first())).toMatchObject({ x, y, height })
  // The operator's banners take the place of the brand's.
  await expect(async () => {
    expect([
      await boxOf(main.getByRole('searchbox').locator('xpath=..')),
      await boxOf(main.locator('img[width="1280"]').first()),
    ]).toEqual(others)
  }).toPass({ timeout: 10_000 })
})

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place} is not to be seen`)
  return box
}
