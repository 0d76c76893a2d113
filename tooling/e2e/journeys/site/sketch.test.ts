import { expect, test, type Locator } from '@playwright/test'
import { lookCookie } from '@saola/rules'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { readDrawn, watchDrawn } from '../../src/screens/drawn-pages.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

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

for (const [what, site, path, name] of [
  ['the lobby', member, '/lobby', undefined],
  ['the lobby of a member', member, '/lobby', 'member01'],
  ['the way into the portal', agent, '/', undefined],
  ['an agent’s overview', agent, '/', 'hongnhung'],
] as const) {
  test(`${what} takes the place of what stood there, and not of a mark that turns meanwhile (system 32)`, async ({
    page,
  }) => {
    await watchDrawn(page)
    if (name === undefined) await page.goto(`${site}${path}`)
    else await enterAs(page, site, name, path)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await readDrawn(page)).toEqual(['page'])
  })
}

test('a page names its own words, in the language that was chosen here (system 31)', async ({ page }) => {
  const wordsNamedAt = async (path: string, language: 'vi' | 'en'): Promise<number> => {
    const headers = { cookie: lookCookie({ language }) }
    const html = await (await page.request.get(`${member}${path}`, { headers })).text()
    return [...html.matchAll(new RegExp(`rel="modulepreload"[^>]+/assets/${language}-`, 'g'))].length
  }
  // Those of the lobby travel with the words that surround every page.
  const named = { '/lobby': 0, '/terms': 1, '/rewards/points': 1, '/helpmc': 3 }
  for (const [path, count] of Object.entries(named)) {
    for (const language of ['vi', 'en'] as const) expect(await wordsNamedAt(path, language), path).toBe(count)
  }
})

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place} is not to be seen`)
  return box
}
