import { expect, test, type Locator } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { pressUntil } from '../../src/keyboard.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { playOneRound } from '../../src/play-one-round.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

/**
 * One who reads at each width, in another language and theme; nobody else plays with these: a round that is open in one game
 * comes before a start of another (games 8).
 */
const readers = {
  phone: { player: 'nhatminh', language: 'vi', theme: 'dark', key: 'Enter' },
  desktop: { player: 'lanphuong', language: 'en', theme: 'light', key: 'Space' },
} as const

test('the hot games are read and played by keyboard', { tag: '@round' }, async ({ page }) => {
  test.setTimeout(300_000)
  const { player, language, theme, key } = readers[test.info().project.name === 'phone' ? 'phone' : 'desktop']
  const { api } = await callAs(member, player)
  const { list: hot } = await api.send(calls.games.hotGames, {})
  expect(hot).toHaveLength(8)
  await enterAs(page, member, player)
  const game = page.frameLocator('main iframe')
  const words = await wordsOf(language)
  const press = async (target: Locator): Promise<void> => {
    await pressUntil(page, 'Tab', target)
    await page.keyboard.press(key)
  }
  await page.evaluate((chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)), {
    language,
    theme,
  })
  for (const { nodeId } of hot) {
    await test.step(nodeId, async () => {
      await page.goto(`${member}/games?game=${nodeId}`)
      const play = page
        .getByRole('dialog')
        .getByRole('button', { name: words.say('games:play'), exact: true })
      await expect(play).toBeVisible()
      await expectAccessible(page, `the sheet of ${nodeId}, ${language}, ${theme}`)
      await press(play)
      const round = await playOneRound(page, game, press)
      expect(round.state).toBe('paid')
      await expect(game.locator('#balance'), 'the strip shows the one balance (games 43)').toBeHidden()
      await expectAccessible(page, `the game ${nodeId}, ${language}, ${theme}`)
    })
  }
})
