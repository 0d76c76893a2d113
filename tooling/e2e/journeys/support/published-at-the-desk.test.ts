import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { origin } from '@saola/scripts'
import { wordsOf } from '../../src/words.ts'

const shots = process.env['SAOLA_SHOTS']

/** A picture for whoever looks at the design. */
async function keep(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}.png` })
}

// A popup opens over every lobby, so it is published where no other journey goes.
let own: OwnPlatform
let desk: string
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnPlatform('articles of the desk')
  desk = `${origin(own.platform.addresses.gatewayPort)}/desk/announcements`
})
test.afterAll(() => own.close())

test('what the operator publishes at the desk is in the lobby; a pop-up opens once', async ({ page }, {
  project,
}) => {
  const language = project.name === 'phone' ? 'vi' : 'en'
  const words = await wordsOf(language)
  await page.addInitScript((chosen) => {
    localStorage.setItem(
      'preferences',
      JSON.stringify({ language: chosen, theme: 'dark', hideBalance: false }),
    )
  }, language)
  await page.goto(`${desk}?language=${language}`)
  await expectAccessible(page, 'announcements at the desk')
  await keep(page, 'desk-news')
  const publish = async (kind: string, title: string, more: () => Promise<void> = async () => undefined) => {
    const form = page
      .locator('form', { has: page.locator('input[name="merchant"][value="saola"]') })
      .filter({ has: page.getByRole('button', { name: words.say('desk:news.act.publish'), exact: true }) })
    await form.getByLabel(words.say('desk:news.kind'), { exact: true }).selectOption(kind)
    for (const each of ['VI', 'EN'] as const) {
      await form.getByLabel(words.say(`desk:news.title.${each}`)).fill(title)
      await form.getByLabel(words.say(`desk:news.content.${each}`)).fill(`${title}.`)
    }
    await more()
    await form.getByRole('button').click()
    await expect(page.getByRole('status')).toHaveText(words.say('desk:news.done.published'))
  }
  await publish('player', 'Bảo trì lúc 5 giờ')
  await publish('popup-B', 'Chào bạn mới', () =>
    page.getByLabel(words.say('desk:news.promotion')).first().fill('1001'),
  )

  await page.goto(`${own.member}/lobby`)
  const dialog = page.getByRole('dialog', { name: 'Chào bạn mới' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'a pop-up over the lobby')
  await keep(page, 'popup')
  await dialog.getByRole('button', { name: words.say('shell:dialog.close') }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  const bar = page.getByRole('region', { name: words.say('games:notices') })
  await expect(bar.getByRole('link')).toHaveText(/Bảo trì lúc 5 giờ/)
  await expect(
    page
      .getByRole('button', { name: words.say('landing:banner.pause') })
      .or(page.getByRole('button', { name: words.say('landing:banner.play') })),
  ).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(dialog).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await bar.getByRole('button', { name: words.say('games:notices.pause') }).click()
  await expect(bar.getByRole('button', { name: words.say('games:notices.run') })).toBeVisible()
  await expectAccessible(page, 'a lobby with notices')
  await keep(page, 'lobby-news')
})
