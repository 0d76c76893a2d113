import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { translateTexts } from '../../src/translated/translate-texts.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

test('a page that the browser translated goes on: an amount, a language and a file are shown anew', async ({
  page,
}) => {
  const vi = await wordsOf('vi')
  const en = await wordsOf('en')
  const balance = page.getByRole('banner').locator('output').first()
  await test.step('the eye beside the balance', async () => {
    await enterAs(page, member, 'hoangnam91', '/lobby')
    await expect(balance).toHaveText(/\d/)
    const amount = await balance.innerText()
    expect(await page.evaluate(translateTexts)).toBeGreaterThan(50)
    const eye = page.getByRole('button', { name: vi.say('shell:balance.hide') })
    await eye.click()
    await expect(balance).not.toHaveText(/\d/)
    await page.evaluate(translateTexts)
    await eye.click()
    await expect(balance).toHaveText(amount)
  })
  await test.step('another language', async () => {
    await page.evaluate(translateTexts)
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.say('games:lobby'))
    await expect(balance).toHaveText(/^₫/)
  })
  await test.step('a file of a report in the portal', async () => {
    await enterAs(page, agent, 'agent02', '/reports/betting')
    const button = page.getByRole('button', { name: vi.say('reports:export'), exact: true })
    await expect(button).toBeVisible()
    await page.evaluate(translateTexts)
    const saved = page.waitForEvent('download')
    await button.click()
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
    await expect(button).toBeEnabled()
    await expect(page.getByRole('main')).toBeVisible()
  })
})
