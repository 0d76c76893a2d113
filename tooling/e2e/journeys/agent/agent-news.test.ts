import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessibleInBothThemes } from '../../src/expect-accessible.ts'
import { findMisfits } from '@saola/scripts/find-misfits'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const agent = origin(sharedAddresses.agentPort)
const shots = process.env['SAOLA_SHOTS']

test('what agents are told stands at the top of the overview and opens in full (system 19)', async ({
  page,
}, { project }) => {
  const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
  await page.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
  }, words.language)
  await enterAs(page, agent, 'agent01', '/')
  const news = page.getByRole('region', { name: words.say('support:announcements.type.agent') })
  await expect(news).toContainText(/Thanh toán kỳ hợp đồng|Pay closed periods/)
  if (shots) await page.screenshot({ path: `${shots}/news-${words.language}.png` })

  const open = news.getByRole('button', { name: words.say('support:announcements.read') })
  await open.focus()
  await page.keyboard.press('Enter')
  const all = page.getByRole('dialog', { name: words.say('support:announcements.type.agent') })
  await expect(all.getByRole('listitem')).toHaveCount(3)
  await expectAccessibleInBothThemes(page, 'announcements for agents')
  if (shots) await page.screenshot({ path: `${shots}/news-all-${words.language}.png` })
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(findMisfits)).toEqual([])
})
