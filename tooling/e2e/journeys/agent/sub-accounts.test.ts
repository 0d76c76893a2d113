import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { Door } from '../../src/door.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { mainNavigation } from '../../src/screens/main-navigation.ts'
import { fillSignIn, newName } from '../../src/people.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// A platform of its own: who works for its agents is nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let agent: string
let words: Words
let door: Door
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform('agent sub-accounts')
  agent = origin(own.platform.addresses.agentPort)
  words = await wordsOf(isPhone ? 'vi' : 'en')
  door = new Door(words, own.member)
})
test.afterAll(() => own.close())

const speak = (page: Page) =>
  page.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
  }, words.language)
test.beforeEach(({ page }) => speak(page))

const shots = process.env['SAOLA_SHOTS']
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}-${words.language}.png`, fullPage: true })
}

const firstPassword = 'Langbiang1'
const ownPassword = 'Langbiang2'

test(
  'a sub-account with the reports alone sees them alone, and its owner sees what it did',
  { tag: '@round' },
  async ({ page, browser }) => {
    await enterAs(page, agent, 'agent05', '/sub-accounts')
    await expect(page.getByText(words.say('subaccounts:empty'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.say('subaccounts:create') }).click()
    const form = page.getByRole('dialog')
    const name = newName()
    await form.getByRole('button', { name: words.say('subaccounts:create') }).click()
    await expect(door.field(form, 'subaccounts:label')).toBeFocused()
    await door.field(form, 'subaccounts:label').fill('Chị Hoa')
    await door.field(form, 'subaccounts:username').fill(name)
    await door.field(form, 'subaccounts:password').fill(firstPassword)
    const reports = form.getByRole('group', { name: words.say('subaccounts:rights.reports'), exact: true })
    await reports.getByRole('radio', { name: words.say('subaccounts:rights.see'), exact: true }).check()
    await expectAccessible(page, 'making a sub-account')
    await shoot(page, 'sub-account-form')
    await form.getByRole('button', { name: words.say('subaccounts:create') }).click()
    await expect(form.getByText(words.say('subaccounts:create.done', { name }))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Chị Hoa' })).toBeVisible()
    await expectAccessible(page, 'sub-accounts')
    await shoot(page, 'sub-accounts')

    const second = await browser.newContext({ viewport: page.viewportSize() })
    try {
      const desk = await second.newPage()
      await speak(desk)
      await desk.goto(`${agent}/login`)
      await fillSignIn(desk, words, name, firstPassword)
      await expect(desk.getByText(words.say('team:works_for', { owner: 'agent05' }))).toBeVisible()
      await shoot(desk, 'sub-account-first')
      const change = desk.getByRole('dialog')
      await door.field(change, 'session:field.oldPassword').fill(firstPassword)
      await door.field(change, 'session:field.newPassword').fill(ownPassword)
      await door.field(change, 'session:field.confirmNewPassword').fill(ownPassword)
      await change.getByRole('button', { name: words.say('session:change.submit') }).click()
      await expect(desk.getByText(words.say('team:password.must'))).toBeHidden()

      // It is led to the first page that was left to it, and has no way to the others.
      await desk.goto(`${agent}/team`)
      await expect(desk).toHaveURL(/\/reports\/betting/)
      const nav = mainNavigation(desk, words)
      await expect(nav.getByRole('link', { name: words.say('team:reports') })).toBeVisible()
      for (const place of ['team:list', 'contracts:title', 'team:overview'] as const) {
        await expect(nav.getByRole('link', { name: words.say(place) })).toHaveCount(0)
      }
      await expectAccessible(desk, 'the reports of a sub-account')
      await shoot(desk, 'sub-account-reports')
    } finally {
      await second.close()
    }

    await page.goto(`${agent}/activity`)
    await expect(page.getByText(words.say('subaccounts:activity.kind.password'))).toBeVisible()
    await expect(
      page.getByText(words.say('subaccounts:activity.kind.sub_account.create', { subject: name })),
    ).toBeVisible()
    await expectAccessible(page, 'the activity log')
    await shoot(page, 'activity')
    const group = page.getByRole('group', { name: words.say('subaccounts:activity.group') })
    // The address takes the answer first, and the chip follows it.
    const contracts = group.getByRole('radio', { name: words.say('subaccounts:activity.group.contract') })
    await contracts.click()
    await expect(contracts).toBeChecked()
    await expect(page.getByText(words.say('subaccounts:activity.none_found'))).toBeVisible()
  },
)

test(
  'a message goes down the line and is read on the member site',
  { tag: '@round' },
  async ({ page, browser }) => {
    await enterAs(page, agent, 'agent05', '/messages')
    await page.getByRole('button', { name: words.say('messages:write') }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: words.say('messages:write.send') }).click()
    await expect(door.field(form, 'messages:write.subject')).toBeFocused()
    const title = `Lịch nghỉ ${words.language}`
    await form.getByRole('radio', { name: words.say('messages:audience.one') }).check()
    await door.field(form, 'messages:write.name').fill('hoaiphong')
    await door.field(form, 'messages:write.subject').fill(title)
    await form.getByRole('textbox', { name: words.say('messages:write.content') }).fill('Mai nghỉ một ngày.')
    await expectAccessible(page, 'writing a message')
    await shoot(page, 'message-form')
    await form.getByRole('button', { name: words.say('messages:write.send') }).click()
    await expect(page.getByText(words.say('messages:write.done', { count: 1 }))).toBeVisible()
    await expect(page.getByText(words.say('messages:sent.read', { read: 0, receivers: 1 }))).toBeVisible()
    await shoot(page, 'messages-sent')

    const other = await browser.newContext({ viewport: page.viewportSize() })
    try {
      const site = await other.newPage()
      await speak(site)
      await enterAs(site, own.member, 'hoaiphong', '/account')
      // Notices of money lie in the same inbox.
      const { api } = await callAs(own.member, 'hoaiphong')
      const count = await api.send(calls.support.unreadCount)
      await expect(site.getByText(words.say('member:messages.unread', { count })).first()).toBeVisible()
      await site
        .getByRole('link', { name: new RegExp(words.say('member:messages')) })
        .first()
        .click()
      const row = site.getByRole('main').getByRole('listitem').filter({ hasText: title })
      await expect(row.getByText(words.say('messages:inbox.new'), { exact: true })).toBeVisible()
      await site.getByText(title).click()
      await expect(site.getByText('Mai nghỉ một ngày.')).toBeVisible()
      await expect(row.getByText(words.say('messages:inbox.new'), { exact: true })).toBeHidden()
      await expectAccessible(site, 'the inbox')
      await shoot(site, 'inbox')
    } finally {
      await other.close()
    }
    await page.reload()
    await expect(page.getByText(words.say('messages:sent.read', { read: 1, receivers: 1 }))).toBeVisible()
  },
)
