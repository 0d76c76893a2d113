import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** A picture for whoever asks for it. */
async function shoot(page: Page, what: string): Promise<void> {
  const folder = process.env['SAOLA_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/chat-${what}.png` })
}

// Each width in a language and with people of its own.
for (const [language, theme, width, name, other] of [
  ['vi', 'dark', 'phone', 'lanphuong', 'kimchi1990'],
  ['en', 'light', 'desktop', 'trungdung', 'quangvinh'],
] as const) {
  test(`a member talks with another in the chat room and reports a message (${language})`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== width, 'the other language is spoken at this width')
    const words = await wordsOf(language)
    await page.addInitScript((chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)), {
      language,
      theme,
    })
    // A visitor comes from customer service and reads.
    await page.goto(`${member}/service`)
    await page.getByRole('link', { name: words.say('support:chat.open') }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('log')).toBeVisible()
    await expect(main.getByText(words.say('support:chat.guest'))).toBeVisible()
    await expectAccessible(page, 'the chat room of a visitor')
    await shoot(page, `visitor-${width}`)

    await enterAs(page, member, name, '/chat')
    const box = main.getByRole('textbox', { name: words.say('support:chat.write') })
    await box.fill('   ')
    await box.press('Enter')
    await expect(main.getByText(words.say('support:chat.issue.empty'))).toBeVisible()
    await box.fill(`Chào <b>${width}</b>`)
    await box.press('Enter')
    const log = main.getByRole('log')
    await expect(log.getByText(`Chào <b>${width}</b>`, { exact: true })).toBeVisible()
    await expect(box).toHaveValue('')
    await expect(main.getByRole('button', { name: /\d/ })).toBeDisabled()

    // Somebody else answers, and it is there without asking.
    const { api } = await callAs(gateway, other)
    const { messageId } = await api.send(calls.support.say, { text: `Nghe rõ ở ${width}` })
    const answer = log.getByRole('listitem').filter({ hasText: `Nghe rõ ở ${width}` })
    await expect(answer).toBeVisible()
    await expect(answer.getByRole('button')).toBeVisible()
    await answer.getByRole('button').click()
    await expect(page.getByText(words.say('support:chat.reported'))).toBeVisible()
    expect(messageId).toMatch(/^\d+$/)
    await expect(main.getByRole('button', { name: words.say('support:chat.send') })).toBeEnabled()
    await expectAccessible(page, 'the chat room of a member')
    await shoot(page, `member-${width}`)
  })
}
