import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { calls } from '@saola/protocol'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { mainNavigation } from '../../src/screens/main-navigation.ts'
import { opsSecret, sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)

async function operate(path: string, body: object): Promise<number[]> {
  const response = await fetch(`${gateway}/ops/${path}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', ...body }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { value: { ids: number[] } }).value.ids
}

// Each width in a language of its own.
for (const [language, width] of [
  ['vi', 'phone'],
  ['en', 'desktop'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }, { project }) => {
      test.skip(project.name !== width, 'the other language is read at this width')
      await page.addInitScript(
        (chosen) =>
          localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false })),
        language,
      )
    })

    test('what the operator publishes stands first among the announcements until it is taken back', async ({
      page,
    }) => {
      const words = await wordsOf(language)
      const title = `Bảo trì ${Date.now()}`
      const ids = await operate('announcement', {
        do: 'publish',
        kind: 'player',
        title: { VI: title, EN: title },
        content: { VI: 'Nghỉ từ 5 giờ.\n\nXin cảm ơn.', EN: 'Closed from 5.\n\nThank you.' },
      })
      await page.goto(`${member}/announcements`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('support:announcements'))
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(title)
      await expectAccessible(page, 'announcements')
      await operate('announcement', { do: 'withdraw', ids })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expect(page.getByText(title)).toBeHidden()
    })

    test('an answer in the help center is found without marks', async ({ page }) => {
      const words = await wordsOf(language)
      const mark = String(Date.now())
      const title = { VI: `Điều đặc biệt ${mark}`, EN: `Something special ${mark}` }
      const ids = await operate('help', {
        do: 'publish',
        topic: 'other',
        title,
        content: { VI: 'Nội dung bài viết.', EN: 'What it says.' },
      })
      await page.goto(`${member}/helpmc`)
      const search = page.getByLabel(words.say('support:help.search'))
      await search.fill(language === 'vi' ? `dieu dac biet ${mark}` : `SOMETHING special ${mark}`)
      await expect(page.getByRole('main').getByRole('group')).toHaveCount(1)
      await page.getByText(language === 'vi' ? title.VI : title.EN).click()
      await expect(page.getByText(language === 'vi' ? 'Nội dung bài viết.' : 'What it says.')).toBeVisible()
      // A word that no article has does not hide those with the others (support 5).
      await search.fill(`zzzz ${mark}`)
      await expect(page.getByRole('main').getByRole('group')).toHaveCount(1)
      await search.fill('zzzz')
      await expect(page.getByText(words.say('shell:state.none_found'))).toBeVisible()
      await operate('help', { do: 'withdraw', ids })
    })

    test('an answer to a question is counted on the own place until it is read', async ({ page }) => {
      const words = await wordsOf(language)
      const name = language === 'vi' ? 'dinhkhoi' : 'huuphuoc'
      const { api } = await callAs(member, name)
      const { ticketId } = await api.send(calls.support.openTicket, {
        topic: 'game',
        content: 'Ván này tính thế nào?',
      })
      const answered = await fetch(`${gateway}/ops/ticket`, {
        method: 'POST',
        headers: { 'X-Ops-Secret': opsSecret },
        body: JSON.stringify({ ticketId: Number(ticketId), content: 'Tính theo bảng trả thưởng.' }),
      })
      expect(answered.status).toBe(200)
      const count = await api.send(calls.support.unreadCount)
      expect(count).toBeGreaterThan(0)
      await enterAs(page, member, name, '/account')
      const navigation = mainNavigation(page, words)
      await expect(navigation.getByText(words.say('shell:nav.unread', { count }))).toBeVisible()
      await expectAccessible(page, 'an account with something unread')
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(words.say('support:tickets')) })
        .click()
      await page.getByRole('main').locator(`a[href$="/support/${ticketId}"]`).click()
      await expect(page.getByText('Tính theo bảng trả thưởng.')).toBeVisible()
      await expect.poll(() => api.send(calls.support.unreadCount)).toBe(count - 1)
    })
  })
}
