import { expect, test } from '@playwright/test'
import { formatDateTime } from '@saola/i18n'
import { calls, catalogueFlag } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { signIn } from '../../src/people.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']

test('a visitor reads the sheet of a title, tries it with play money, and is back at the list', async ({
  page,
}, { project }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/games?q=limbo`)
  await page.getByRole('button', { name: /^Limbo/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Limbo' })
  await expect(sheet.getByText(vi.say('games:info.rtp'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/game=105/)
  await expect(sheet.getByText(vi.say('games:info.max_bet'), { exact: true })).toBeVisible()
  // Three quarters of it count, and ten thousand đồng of valid bet are a point (games 78 and 81).
  await expect(sheet.getByText(vi.say('games:worth.points')).locator('..')).toContainText('75')
  await expectAccessible(page, 'the sheet of a title')
  if (shots) await page.screenshot({ path: `${shots}/sheet-${project.name}.png` })

  await test.step('going back closes it, and its address opens it', async () => {
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.goForward()
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(sheet).toBeVisible()
  })

  await test.step('the demo says what it is, and leaving it leads to the list', async () => {
    await sheet.getByRole('link', { name: vi.say('games:demo') }).click()
    await expect(page.getByText(vi.say('games:demo.mark'))).toBeVisible()
    await page.frameLocator('iframe').locator('#play').click()
    await expect(page.frameLocator('iframe').locator('#rounds li:not(.empty)')).toHaveCount(1)
    await expect(page.frameLocator('iframe').locator('#balance')).toBeVisible()
    await expectAccessible(page, 'a demo')
    await page.getByRole('button', { name: vi.say('games:frame.leave') }).click()
    await expect(page).toHaveURL(/\/games\?q=limbo$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test(
  'a title that does not start says so before it is tapped twice, and names others',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await page.goto(`${member}/games/cards?q=${encodeURIComponent('Cờ Tướng')}`)
    const tile = page.locator('[data-tile]').first()
    await expect(tile).toContainText(vi.say('games:status.coming_soon'))
    await tile.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(vi.say('games:coming_soon'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: vi.say('games:play'), exact: true })).toBeHidden()
    await expectAccessible(page, 'the sheet of a closed title')
    await sheet.getByRole('button', { name: 'Xì Dách', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Xì Dách' })).toBeVisible()
  },
)

test(
  'maintenance says until when from search and favourites, and offers what starts (games 19)',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    const { api } = await callAs(member, 'kieutrinh')
    const { families, rows } = await api.send(calls.games.catalogue)
    const row = rows.find((each) => (each[5] & catalogueFlag.maintenance) !== 0)
    const [nodeId = '', name = ''] = row ?? []
    const gameType = families[row?.[3] ?? 0] ?? 'RNG'
    const { game, opensAt = 0 } = await api.send(calls.games.title, { nodeId })
    await api.send(calls.games.addFavorite, { nodeId, vendor: game.vassalage, gameType })
    const when = vi.say('games:sheet.opens', { when: formatDateTime(opensAt, 'vi') })

    await enterAs(page, member, 'kieutrinh')
    for (const list of [`q=${encodeURIComponent(name)}`, 'favourite=true']) {
      await test.step(list, async () => {
        await page.goto(`${member}/games?${list}`)
        const tile = page.locator('[data-tile]').filter({ hasText: name }).first()
        await expect(tile).toContainText(vi.say('games:status.maintenance'))
        await tile.click()
        const sheet = page.getByRole('dialog', { name, exact: true })
        await expect(sheet.getByText(vi.say('games:under_maintenance'))).toBeVisible()
        await expect(sheet.getByText(when)).toBeVisible()
        await expect(sheet.getByRole('button', { name: vi.say('games:play'), exact: true })).toBeHidden()
        await sheet.getByRole('listitem').getByRole('button').first().click()
        await expect(page.getByRole('button', { name: vi.say('games:play'), exact: true })).toBeVisible()
      })
    }
  },
)

test(
  'filters stand in the address, and where nothing is left one may go',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await page.goto(`${member}/games/mini?hot=true`)
    const filters = page.getByRole('group', { name: vi.say('games:filter.group') })
    await expect(page.getByRole('button', { name: /^Limbo/ })).toBeVisible()
    await filters.getByRole('button', { name: vi.say('games:filter.lines', { n: 25 }) }).click()
    await expect(page).toHaveURL(/lines=25/)
    await expect(page.getByText(vi.say('games:filter.none'))).toBeVisible()
    await expectAccessible(page, 'filters that leave nothing')
    await page
      .getByRole('button', { name: new RegExp(`“${vi.say('games:filter.lines', { n: 25 })}”`) })
      .click()
    await expect(page).not.toHaveURL(/lines=25/)
    await expect(page.getByRole('button', { name: /^Limbo/ })).toBeVisible()
  },
)

test('a trial account is offered the demo instead (games 5)', { tag: '@round' }, async ({ page }) => {
  const vi = await wordsOf('vi')
  await page.goto(`${member}/rewards`)
  await signIn(page, vi, 'trial01')
  await page.goto(`${member}/games?q=limbo`)
  await page.getByRole('button', { name: vi.say('games:play.name', { name: 'Limbo' }) }).click()
  const sheet = page.getByRole('dialog', { name: 'Limbo' })
  await expect(sheet.getByText(vi.say('games:real_account_needed'))).toBeVisible()
  await sheet.getByRole('link', { name: vi.say('games:demo') }).click()
  await expect(page.getByText(vi.say('games:demo.mark'))).toBeVisible()
})
