import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']

/** What a page asks for while it stands: pictures of titles, the catalogue, and all of it. */
async function asksOf(page: Page, look: () => Promise<unknown>) {
  const asked: string[] = []
  const note = (request: { url(): string }): void => void asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await look()
  page.off('request', note)
  const count = (part: string): number => asked.filter((path) => path.includes(part)).length
  return { tiles: count('/art/tile/'), catalogue: count('/lgw/games/catalogue'), all: asked.length }
}

test('who saves data is spared pictures and the catalogue, until search is begun (system 33)', async ({
  page,
}, { project }) => {
  const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
  const lookAtLobby = async (): Promise<void> => {
    await page.goto(`${member}/lobby`)
    await expect(page.locator('[data-tile]').first()).toBeVisible()
    await page.waitForTimeout(3_000)
  }
  await arriveAs(page, member, 'kieutrinh', words)
  const usual = await asksOf(page, lookAtLobby)
  // Those of the first sight come for certain.
  expect(usual.tiles).toBeGreaterThanOrEqual(4)

  await page.goto(`${member}/account`)
  const choice = page.getByLabel(words.say('shell:data_saver'))
  await choice.check()
  await expect(page.getByText(words.say('shell:data_saver.hint'))).toBeVisible()
  await expectAccessible(page, 'the account with data saved')
  if (shots)
    await page.screenshot({ path: `${shots}/data-saver-account-${words.language}.png`, fullPage: true })

  const saved = await asksOf(page, lookAtLobby)
  expect([saved.tiles, saved.catalogue]).toEqual([0, 0])
  expect(saved.all).toBeLessThan(usual.all)
  await expectAccessible(page, 'the lobby with data saved')
  if (shots) await page.screenshot({ path: `${shots}/data-saver-lobby-${words.language}.png` })
  const searched = await asksOf(page, async () => {
    await page.getByRole('searchbox').fill('limbo')
    await expect(page.getByRole('button', { name: /^Limbo/ }).first()).toBeVisible()
  })
  expect(searched.tiles).toBe(0)

  await page.reload()
  await page.goto(`${member}/account`)
  await expect(choice).toBeChecked()
})
