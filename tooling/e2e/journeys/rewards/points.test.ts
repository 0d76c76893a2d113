import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { demoAccounts, origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const { paymentPassword } = demoAccounts

// Each width in a language and with a member of its own.
for (const [language, width, name] of [
  ['vi', 'phone', 'hoangnam91'],
  ['en', 'desktop', 'ducphuc'],
] as const) {
  test(`a member redeems goods, is refused and gets the points back, and converts (${language})`, async ({
    page,
    context,
  }, { project }) => {
    test.skip(project.name !== width, 'the other language is redeemed in at this width')
    const words = await wordsOf(language)
    const redeem = words.say('points:redeem')
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false })),
      language,
    )
    const { api } = await callAs(gateway, name)
    // The opening deposit of the demo is booked as points by a job.
    await expect.poll(() => api.send(calls.points.balance)).toBeGreaterThan(500)
    const before = await api.send(calls.points.balance)

    await enterAs(page, member, name, '/rewards')
    await page
      .getByRole('main')
      .getByRole('link', { name: words.say('points:title') })
      .click()
    await expect(page).toHaveURL(/\/rewards\/points$/)
    await expectAccessible(page, 'the points mall')
    const tea = language === 'vi' ? 'Hộp trà sen Tây Hồ' : 'Box of West Lake lotus tea'
    await page.getByRole('link', { name: tea }).click()
    await expect(page.getByRole('heading', { level: 1, name: tea })).toBeVisible()
    await page.getByRole('button', { name: redeem, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: redeem, exact: true })
    await submit.click()
    await expect(dialog.getByText(words.say('wallet:withdraw.password_required'))).toBeVisible()
    await expectAccessible(page, 'redeeming with mistakes')
    await dialog.getByLabel(words.say('points:field.address')).fill('12 Nguyễn Huệ, Quận 1, TP. HCM')
    await dialog.getByLabel(words.say('member:security.payment_password')).fill(paymentPassword)
    // A click on a covered button would not be taken.
    await submit.click()
    await expect(dialog.getByText(words.say('points:redeem.next'))).toBeVisible()
    expect(await api.send(calls.points.balance)).toBe(before - 390)

    await dialog.getByRole('link', { name: words.say('points:history') }).click()
    const request = page.getByRole('article', { name: tea })
    await expect(request.getByText(words.say('points:status.in_process'))).toBeVisible()
    await expectAccessible(page, 'what was redeemed')

    const desk = await context.newPage()
    await desk.goto(`${gateway}/desk?language=${language === 'vi' ? 'VI' : 'EN'}`)
    const waiting = desk.getByRole('article').filter({ hasText: name }).filter({ hasText: tea })
    await expectAccessible(desk, 'the desk with goods to send')
    await waiting.getByLabel(words.say('desk:goods.remark')).fill('Hết hàng đợt này')
    await waiting.getByRole('button', { name: words.say('desk:goods.refuse') }).click()
    await expect(desk.getByRole('status')).toBeVisible()
    await desk.close()

    await page.reload()
    await expect(request.getByText(words.say('points:status.rejected'))).toBeVisible()
    await expect(request.getByText('Hết hàng đợt này')).toBeVisible()
    expect(await api.send(calls.points.balance)).toBe(before)

    await page.getByRole('link', { name: words.say('points:convert'), exact: true }).click()
    await expectAccessible(page, 'converting points')
    await page.getByLabel(words.say('points:convert.points')).fill('250')
    await page.getByLabel(words.say('member:security.payment_password')).fill(paymentPassword)
    const convert = page.getByRole('button', { name: words.say('points:convert'), exact: true })
    await convert.click()
    await expect(page.getByText(words.say('points:refused.step', { step: 100 }))).toBeVisible()
    await page.getByLabel(words.say('points:convert.points')).fill('200')
    await convert.click()
    const done = { points: 200, amount: words.money(10_000) }
    await expect(page.getByText(words.say('points:convert.done', done))).toBeVisible()
    expect(await api.send(calls.points.balance)).toBe(before - 200)

    await page.getByRole('link', { name: words.say('points:details'), exact: true }).click()
    await expect(page.getByRole('table').getByText(words.say('points:type.deposit')).first()).toBeVisible()
    await expectAccessible(page, 'what changed the points')
  })

  test(
    `visitors read the mall, goods and rules, and are asked to sign in (${language})`,
    { tag: '@round' },
    async ({ page }, { project }) => {
      test.skip(project.name !== width, 'the other language is read at this width')
      const words = await wordsOf(language)
      await page.addInitScript(
        (chosen) => localStorage.setItem('preferences', JSON.stringify({ language: chosen })),
        language,
      )
      await page.goto(`${member}/rewards/points`)
      await expect(page.getByText(words.say('points:sign_in_hint'))).toBeVisible()
      await page.getByRole('link', { name: words.say('points:rules'), exact: true }).click()
      await expect(page.getByText(words.say('points:rules.never_expire'))).toBeVisible()
      await expect(page.getByRole('table', { name: words.say('points:rates') })).toBeVisible()
      await page.goto(`${member}/rewards/points/goods/1`)
      await page
        .getByRole('main')
        .getByRole('button', { name: words.say('points:sign_in') })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  )
}
