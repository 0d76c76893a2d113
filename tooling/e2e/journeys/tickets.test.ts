import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { opsSecret, sharedAddresses } from '../src/platform/addresses.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { wordsOf } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// Each width in a language of its own.
for (const [language, width] of [
  ['vi', 'phone'],
  ['en', 'desktop'],
] as const) {
  test(`a question about a transaction is asked, answered, read and closed (${language})`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== width, 'the other language is asked in at this width')
    const words = await wordsOf(language)
    const reference = `SAOLA${Date.now()}`
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false })),
      language,
    )
    await enterAs(page, member, language === 'vi' ? 'camtu' : 'nhatminh', '/support')
    await expectAccessible(page, 'no questions yet')
    await page.goto(`${member}/support/new?topic=deposit&reference=${reference}`)
    await expect(page.getByLabel(words.say('support:ticket.reference'))).toHaveValue(reference)
    await page.getByRole('button', { name: words.say('support:ticket.send') }).click()
    await expect(page.getByText(words.say('support:ticket.content_required'))).toBeVisible()
    const content = page.getByLabel(words.say('support:ticket.content'))
    await content.fill('Chuyển lúc 9 giờ mà chưa thấy')
    const picture = page.getByLabel(words.say('support:ticket.image'))
    await picture.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: Buffer.from('not one') })
    await expect(page.getByText(words.say('validation:image_type'))).toBeVisible()
    await expect(content).toHaveValue('Chuyển lúc 9 giờ mà chưa thấy')
    await picture.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByAltText(words.say('support:ticket.image_alt'))).toBeVisible()
    await expectAccessible(page, 'a new question')
    await page.getByRole('button', { name: words.say('support:ticket.send') }).click()

    await expect(page).toHaveURL(/\/support\/\d+$/)
    await expect(page.getByText('Chuyển lúc 9 giờ mà chưa thấy')).toBeVisible()
    await expect(page.getByText(words.say('support:ticket.about', { reference }))).toBeVisible()
    const ticketId = Number(page.url().split('/').at(-1))
    const answered = await fetch(`${gateway}/ops/ticket`, {
      method: 'POST',
      headers: { 'X-Ops-Secret': opsSecret },
      body: JSON.stringify({ ticketId, content: 'Tiền đã vào ví lúc 9:05' }),
    })
    expect(answered.status).toBe(200)

    await page.goto(`${member}/support`)
    await expect(page.getByText(words.say('support:ticket.new_answer')).first()).toBeVisible()
    await expectAccessible(page, 'questions')
    await page.getByRole('link', { name: new RegExp(reference) }).click()
    await expect(page.getByText('Tiền đã vào ví lúc 9:05')).toBeVisible()
    await expectAccessible(page, 'an answered question')
    await page.getByLabel(words.say('support:ticket.reply')).fill('Cảm ơn')
    await page.getByRole('button', { name: words.say('support:ticket.send') }).click()
    await expect(page.getByText('Cảm ơn')).toBeVisible()
    await page.getByRole('button', { name: words.say('support:ticket.close') }).click()
    await expect(page.getByText(words.say('support:ticket.state.closed'))).toBeVisible()
  })
}

test(
  'a guest complains in ten words or more, and keeps what was typed while it is too short',
  { tag: '@round' },
  async ({ page }) => {
    const words = await wordsOf('vi')
    await page.goto(`${member}/helpmc`)
    await page.getByRole('button', { name: words.say('support:feedback') }).click()
    const dialog = page.getByRole('dialog', { name: words.say('support:feedback') })
    const content = dialog.getByRole('textbox', { name: words.say('support:feedback.content') })
    const send = dialog.getByRole('button', { name: words.say('support:feedback.send') })
    await content.fill('Trang này chậm quá')
    await expect(dialog.getByText(words.say('support:feedback.words', { count: 4, max: 500 }))).toBeVisible()
    await send.click()
    await expect(
      dialog.getByText(words.say('validation:feedback_words', { min: 10, max: 500 })).first(),
    ).toBeVisible()
    await expect(content).toBeFocused()
    await expectAccessible(page, 'a complaint that is too short')
    await content.fill('Trang này chậm quá, tôi chờ hơn một phút mới thấy trò chơi mở ra.')
    await send.click()
    await expect(dialog.getByText(words.say('support:feedback.sent'))).toBeVisible()
    await expect(dialog.getByText(words.say('support:feedback.to_reference'))).toBeVisible()
    await expectAccessible(page, 'a complaint that arrived')
    await dialog.getByRole('button', { name: words.say('support:feedback.find') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(words.say('support:feedback.waiting'))).toBeVisible()
    await expect(page.getByText(/tôi chờ hơn một phút/)).toBeVisible()
    // Who comes to this page to say something can do so there.
    await page.getByRole('button', { name: words.say('support:feedback'), exact: true }).click()
    await expect(dialog).toBeVisible()
  },
)
