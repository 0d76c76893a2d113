import { expect, test, type Locator, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { reviewDeposit } from '../src/ask-for-money.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessibleEverywhere } from '../src/expect-accessible-everywhere.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../src/expect-accessible.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const limbo = '/play/105'

/** Accounts that no other journey uses: a break cannot be ended. */
const names = {
  limited: 'anhtuyet',
  resting: 'ngocdiep',
  playing: 'huuphuoc',
  excluded: 'hoaiphong',
  sitting: 'minhthu',
}

let words: Words
test.beforeEach(async ({ page }) => {
  words = await wordsOf('vi')
  await page.addInitScript(
    (language) =>
      localStorage.setItem('preferences', JSON.stringify({ language, theme: 'dark', hideBalance: false })),
    words.language,
  )
})

test('a limit is set at once, stops a deposit, and its raise waits and can be dropped', async ({ page }) => {
  await openProtection(page, names.limited)
  const limit = nameOf('deposit', '24h')
  await button(page, 'protection:limit.set_of', { limit }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel(words.say('protection:limit.amount'))
  await expect(amount).toHaveValue('')
  await button(dialog, 'protection:limit.save.set').click()
  await expect(dialog.getByText(words.say('protection:refused.amount'))).toBeVisible()
  await expect(amount).toBeFocused()
  await expectAccessible(page, 'the dialog of a limit with its error')
  await page.keyboard.type('200000')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(words.say('protection:limit.done.set'))).toBeVisible()
  await expect(page.getByText(words.money(200_000), { exact: true })).toBeVisible()

  await (await reviewDeposit(page, words, member, 300_000)).click()
  const refusal = page.getByRole('alert').filter({ hasText: words.money(200_000) })
  await expect(refusal).toBeVisible()
  await button(page, 'money:review.back').click()
  await expect(page.getByLabel(words.say('wallet:deposit.amount_label'))).toHaveValue(/300[.,]000/)

  await page.goto(`${member}/account/protection`)
  await button(page, 'protection:limit.change_of', { limit }).click()
  await amount.fill('500000')
  await expect(button(dialog, 'protection:limit.save.raise')).toBeVisible()
  await expectAccessible(page, 'a raise before it is asked for')
  await button(dialog, 'protection:limit.save.raise').click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText(words.say('protection:request.raise', { amount: words.money(500_000) })),
  ).toBeVisible()
  await expect(page.getByRole('timer', { name: words.say('protection:request.countdown') })).toBeVisible()
  await expect(button(page, 'protection:request.confirm')).toHaveCount(0)
  await expectAccessibleEverywhere(page, words, 'limits')
  await page.reload()
  await button(page, 'protection:request.cancel').click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText(words.money(200_000), { exact: true })).toBeVisible()
})

test('a break closes games with words, and money stays in reach', { tag: '@round' }, async ({ page }) => {
  await openProtection(page, names.resting)
  await page.getByRole('radio', { name: words.say('protection:break.24h') }).check()
  await button(page, 'protection:break.take').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.say('protection:pause.final'))).toBeVisible()
  await expectAccessible(page, 'the last question before a break')
  await button(dialog, 'protection:break.confirm').click()
  await expect(dialog).toBeHidden()
  await page.goto(`${member}/lobby`)
  const banner = page.getByRole('complementary', { name: words.say('protection:pause.title') })
  await expect(banner).toContainText(before(words.say('protection:closed.break', { untilAt: '|' })))
  await page.goto(`${member}/account`)
  await expect(banner).toBeVisible()
  await expectAccessibleInBothThemes(page, 'a break on every page')
  await page.goto(`${member}${limbo}`)
  await expect(page.getByRole('alert')).toContainText(
    before(words.say('protection:closed.break', { untilAt: '|' })),
  )
  await expect(button(page, 'shell:act.retry')).toHaveCount(0)
  await expectAccessible(page, 'a game during a break')
  await page.goto(`${member}/wallet`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a reality check comes over the game with time and result', { tag: '@round' }, async ({ page }) => {
  await page.clock.install()
  await openProtection(page, names.playing)
  for (const minutes of [30, 15]) {
    await page.getByRole('radio', { name: words.say('protection:reality.minutes', { minutes }) }).check()
    await expect(page.getByText(words.say('protection:reality.done', { minutes }))).toBeVisible()
  }
  await page.goto(`${member}${limbo}`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#play')).toBeEnabled()
  await expect(page.getByRole('link', { name: words.say('protection:strip.limits') })).toBeVisible()
  const dialog = page.getByRole('dialog')
  await passQuarter(page, dialog)
  await expect(dialog.getByText(words.say('protection:check.result'))).toBeVisible()
  await expect(dialog).toContainText(before(words.say('protection:check.title', { time: '|' })))
  await expectAccessible(page, 'a reality check')
  await expect(dialog.getByRole('link', { name: words.say('protection:check.statement') })).toBeVisible()
  await button(dialog, 'protection:check.continue').last().click()
  await expect(dialog).toBeHidden()
  await passQuarter(page, dialog)
  await button(dialog, 'protection:check.leave').click()
  await expect(page).toHaveURL(new RegExp(`^${member}/?$`))
})

test('the time above a game goes on over a visit to the limits', { tag: '@round' }, async ({ page }) => {
  await openProtection(page, names.sitting)
  await page.goto(`${member}${limbo}`)
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual(4)
  const shown = await playedSeconds(page)
  await page.getByRole('link', { name: words.say('protection:strip.limits') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.say('protection:title') })).toBeVisible()
  await expectAccessible(page, 'the limits with a way back to the game')
  await button(page, 'protection:back_to_game', { name: 'Limbo' }).click()
  await expect(page).toHaveURL(`${member}${limbo}`)
  await expect(page.frameLocator('main iframe').locator('#play')).toBeEnabled()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual(0)
  expect(await playedSeconds(page)).toBeGreaterThanOrEqual(shown)
})

test('an exclusion needs the password and names its end', { tag: '@round' }, async ({ page }) => {
  await openProtection(page, names.excluded)
  await page.getByRole('radio', { name: words.say('protection:exclusion.6m'), exact: true }).check()
  await button(page, 'protection:exclusion.take').click()
  const dialog = page.getByRole('dialog')
  const password = dialog.locator('[name=password]')
  await password.fill('Saola2025')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'an exclusion with a wrong password')
  await password.fill(demoAccounts.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const words6m = before(words.say('protection:closed.exclusion', { untilAt: '|' }))
  await expect(page.getByRole('complementary').filter({ hasText: words6m })).toBeVisible()
})

/** The time that the strip above a game shows; -1 before it shows one. */
async function playedSeconds(page: Page): Promise<number> {
  const shown = await page
    .locator('dt', { hasText: words.say('games:strip.time') })
    .locator('xpath=following-sibling::dd')
    .textContent()
  const [minutes, seconds] = (shown ?? '').split(':').map(Number)
  return minutes === undefined || seconds === undefined ? -1 : minutes * 60 + seconds
}

/** The page waits from the gateway's last word on; until that has come, time passes in vain. */
async function passQuarter(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('15:05')
    await expect(dialog).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

async function openProtection(page: Page, name: string): Promise<void> {
  await enterAs(page, member, name, '/account/protection')
  await expect(page.getByRole('heading', { level: 1, name: words.say('protection:title') })).toBeVisible()
}

function nameOf(kind: 'deposit', period: '24h'): string {
  return words.say('protection:limit.name', {
    kind: words.say(`protection:kind.${kind}`),
    period: words.say(`protection:period.${period}`),
  })
}

function button(
  place: Page | Locator,
  key: Parameters<Words['say']>[0],
  params?: Record<string, string>,
): Locator {
  return place.getByRole('button', { name: words.say(key, params), exact: true })
}

/** The words of a sentence before its first value. */
function before(sentence: string): string {
  return sentence.split('|')[0] ?? sentence
}
