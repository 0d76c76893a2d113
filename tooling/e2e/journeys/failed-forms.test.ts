import { expect, test, type Locator, type Page, type Route } from '@playwright/test'
import { origin } from '@saola/scripts'
import { calls, type Call } from '@saola/protocol'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { nextButton } from '../src/ask-for-money.ts'
import { enterAs } from '../src/enter-as.ts'
import { giveOneOfEverything } from '../src/one-of-everything.ts'
import { walkInside } from '../src/walk-inside.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)

const told = (status: number, message: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ success: false, errorCode: 'x.y', message, reference: 'a1b2c3d4' }),
  })

test.describe('R9: a form that fails says why, keeps what was typed and can be sent again', () => {
  let words: Words
  test.beforeEach(async ({ page }) => {
    words = await wordsOf('vi')
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem('preferences', JSON.stringify({ language: chosen, hideBalance: false })),
      words.language,
    )
  })

  test('of a visitor', { tag: '@round' }, async ({ page }) => {
    await page.goto(`${member}/rewards`)
    const banner = page.getByRole('banner')
    const dialog = page.getByRole('dialog')
    await test.step('sign-in', async () => {
      await banner.getByRole('button', { name: words.say('session:sign_in') }).click()
      await dialog.getByLabel(words.say('session:field.username')).fill('member02')
      const form = dialog.locator('form')
      await form.getByLabel(words.say('session:field.password'), { exact: true }).fill('Saola2026')
      await failEachWay(page, form, calls.session.login)
      await page.keyboard.press('Escape')
    })
    await test.step('registration', async () => {
      await banner.getByRole('button', { name: words.say('session:register') }).click()
      await dialog.getByRole('textbox', { name: words.say('session:field.username') }).fill('maikhongqua')
      await dialog.getByLabel(words.say('session:field.password')).first().fill('Matkhau2026')
      await dialog.getByLabel(words.say('session:field.confirmPassword')).fill('Matkhau2026')
      await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
      await failEachWay(page, dialog.locator('form'), calls.session.register)
    })
  })

  test('of a member', { tag: '@round' }, async ({ page }) => {
    test.setTimeout(120_000)
    const name = 'thanhtung'
    await giveOneOfEverything(gateway, name)
    const walk = walkInside(page)
    await enterAs(page, member, name, '/wallet')
    const form = page.getByRole('main').locator('form')
    const dialog = page.getByRole('dialog').locator('form')
    await test.step('withdrawal', async () => {
      await walk.go('/wallet/withdraw')
      await page.getByLabel(words.say('wallet:withdraw.amount')).fill('100000')
      await nextButton(page, words).click()
      await page.locator('[name=paymentPassword]').fill('246810')
      await failEachWay(
        page,
        form.filter({ has: page.locator('[name=paymentPassword]') }),
        calls.wallet.withdraw,
      )
    })
    await test.step('bank account', async () => {
      await walk.go('/wallet/banks')
      await page.getByRole('combobox', { name: words.say('wallet:cards.bank') }).fill('ngoai thuong')
      await page.getByRole('option', { name: 'Vietcombank' }).click()
      await page.locator('[name=accountNumber]').fill('0071000999888')
      await page.locator('[name=paymentPassword]').fill('246810')
      await failEachWay(
        page,
        form.filter({ has: page.locator('[name=accountNumber]') }),
        calls.wallet.addBankCard,
      )
    })
    await test.step('security', async () => {
      await walk.go('/account/security')
      const part = words.say('member:security.payment_password')
      await page
        .getByRole('button', { name: `: ${part}` })
        .first()
        .click()
      await dialog.locator('[name=password]').fill('Saola2026')
      await dialog.locator('[name=newPassword]').fill('135790')
      await dialog.locator('[name=confirmNewPassword]').fill('135790')
      await failEachWay(page, dialog, calls.member.setPaymentPassword)
      await page.keyboard.press('Escape')
    })
    await test.step('protection', async () => {
      await walk.go('/account/protection')
      const limit = words.say('protection:limit.name', {
        kind: words.say('protection:kind.deposit'),
        period: words.say('protection:period.24h'),
      })
      await page.getByRole('button', { name: words.say('protection:limit.set_of', { limit }) }).click()
      await dialog.getByLabel(words.say('protection:limit.amount')).fill('900000')
      await failEachWay(page, dialog, calls.protection.setLimit)
      await page.keyboard.press('Escape')
    })
    await test.step('a question', async () => {
      await walk.go('/support/new')
      await page.getByLabel(words.say('support:ticket.content')).fill('Chuyển lúc 9 giờ mà chưa thấy')
      await failEachWay(page, form, calls.support.openTicket)
    })
  })

  async function failEachWay(page: Page, form: Locator, call: Call): Promise<void> {
    const matches = (url: URL): boolean => url.pathname === call.path
    const alert = form.getByRole('alert')
    const said = (text: string): Locator => alert.filter({ hasText: text })
    const before = await typedIn(form)
    expect(before.length).toBeGreaterThan(0)
    const unknown = words.say(call.money === true ? 'system:error.money_unknown' : 'system:error.network')
    for (const [answer, text, reference] of [
      [told(403, 'Chưa làm được, hãy đợi'), 'Chưa làm được, hãy đợi', false],
      [told(500, 'Máy chủ gặp sự cố'), 'Máy chủ gặp sự cố', true],
      [(route: Route) => route.abort('connectionreset'), unknown, false],
    ] as const) {
      await page.route(matches, async (route) =>
        // A read may have the same address.
        route.request().method() === call.method ? answer(route) : route.fallback(),
      )
      await form.locator('[type=submit]').click()
      await expect(said(text)).toBeVisible()
      if (reference) await expect(said('a1b2c3d4')).toBeVisible()
      else await expect(said('a1b2c3d4')).toHaveCount(0)
      await page.unroute(matches)
      expect(await typedIn(form)).toEqual(before)
      await expect(form.locator('[type=submit]')).toBeEnabled()
    }
  }
})

function typedIn(form: Locator): Promise<string[]> {
  return form
    .locator('input:not([type=file]), textarea, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}
