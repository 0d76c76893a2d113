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

/** Nobody else plays with these: a round that is open in one game comes before a start of another (games 8). */
const players = { phone: 'nhatminh', desktop: 'lanphuong' }

// One after the other: both languages of a width are read by one player.
test.describe.configure({ mode: 'default' })

// Both widths together read each language in each theme.
for (const { language, key, themes } of [
  { language: 'vi', key: 'Enter', themes: { phone: 'dark', desktop: 'light' } },
  { language: 'en', key: 'Space', themes: { phone: 'light', desktop: 'dark' } },
] as const) {
  test(
    `the hot games are read and played by keyboard, in ${language}`,
    { tag: '@round' },
    async ({ page }) => {
      test.setTimeout(300_000)
      const width = test.info().project.name === 'phone' ? 'phone' : 'desktop'
      const theme = themes[width]
      const player = players[width]
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
    },
  )
}
