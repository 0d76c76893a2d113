import { expect, test, type Locator, type Page, type Route } from '@playwright/test'
import { languageName } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { enterAs } from '../src/enter-as.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)

/** The gateway refuses what a field holds. */
const refusing = (field: string, message: string) => (route: Route) =>
  route.fulfill({
    status: 400,
    contentType: 'application/json',
    body: JSON.stringify({ success: false, errorCode: 'x.y', message, field }),
  })

test.describe('a form of the kit', () => {
  let vi: Words
  test.beforeEach(async () => {
    vi = await wordsOf('vi')
  })

  test('focuses the first field in error as a person reads, whoever found it', async ({ page }) => {
    await enterAs(page, member, 'kimchi1990', '/wallet/banks')
    const form = page.locator('form').filter({ has: page.locator('[name=accountNumber]') })
    const bank = form.getByRole('combobox', { name: vi.say('wallet:cards.bank') })
    const number = form.locator('[name=accountNumber]')
    const send = form.locator('[type=submit]')
    await send.click()
    await expect(bank).toBeFocused()
    await bank.fill('ngoai thuong')
    await page.getByRole('option', { name: 'Vietcombank' }).click()
    await send.click()
    await expect(number).toBeFocused()

    await number.fill('0071000999888')
    await form.locator('[name=paymentPassword]').fill('246810')
    const holder = form.locator('[name=accountName]')
    if (await holder.isEditable()) await holder.fill('TRAN KIM CHI')
    await refuse(page, calls.wallet.addBankCard.path, refusing('accountNumber', 'Số này đã có chủ'))
    await send.click()
    await expect(form.getByRole('alert').filter({ hasText: 'Số này đã có chủ' })).toBeVisible()
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('0071000999888')
    // What the gateway said was about the old number.
    await number.fill('0071000999889')
    await expect(form.getByText('Số này đã có chủ')).toHaveCount(0)
  })

  test('unfolds what hides the field in error', async ({ page }) => {
    await page.goto(`${member}/rewards`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: vi.say('session:register') })
      .click()
    const form = page.getByRole('dialog').locator('form')
    const folded = form.locator('details').locator('input').first()
    await expect(folded).toBeHidden()
    const name = (await folded.getAttribute('name')) ?? ''
    await form.getByRole('textbox', { name: vi.say('session:field.username') }).fill('gapgap2026')
    await form.getByLabel(vi.say('session:field.password')).first().fill('Matkhau2026')
    await form.getByLabel(vi.say('session:field.confirmPassword')).fill('Matkhau2026')
    await form.getByRole('checkbox', { name: vi.say('session:register.age_terms') }).check()
    await refuse(page, calls.session.register.path, refusing(name, 'Không dùng được'))
    await form.locator('[type=submit]').click()
    await expect(folded).toBeFocused()
  })

  test('is sent once, however often the button is pressed', async ({ page }) => {
    await enterAs(page, member, 'kimchi1990', '/support/new')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(vi.say('support:ticket.content')).fill('Cho tôi hỏi')
    let sent = 0
    await refuse(page, calls.support.openTicket.path, async (route) => {
      sent += 1
      await refusing('content', 'Hãy kể thêm')(route)
    })
    await form.evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 3; press += 1) element.requestSubmit()
    })
    await expect(form.getByText('Hãy kể thêm')).toBeVisible()
    expect(sent).toBe(1)
  })
})

test('errors that stand follow the language that is chosen', { tag: '@round' }, async ({ page }) => {
  const [vi, en] = [await wordsOf('vi'), await wordsOf('en')]
  await enterAs(page, member, 'kimchi1990', '/support/new')
  const form = page.getByRole('main').locator('form')
  const choose = (language: 'vi' | 'en'): Promise<void> =>
    page
      .getByRole('banner')
      .getByRole('button', { name: languageName(language) })
      .click()
  await test.step('of a field that the form judged', async () => {
    await form.locator('[type=submit]').click()
    await expect(form.getByText(vi.say('support:ticket.content_required'))).toBeVisible()
    await choose('en')
    await expect(form.getByText(en.say('support:ticket.content_required'))).toBeVisible()
    await choose('vi')
    await expect(form.getByText(vi.say('support:ticket.content_required'))).toBeVisible()
  })
  for (const field of ['content', undefined]) {
    await test.step(`of the gateway, about ${field ?? 'the whole'}`, async () => {
      await form.getByLabel(vi.say('support:ticket.content')).fill('Cho tôi hỏi')
      const code = 'wallet.withdraw.refused'
      const body = { success: false, errorCode: code, message: 'Không được đâu', field }
      await page.unrouteAll()
      await refuse(page, calls.support.openTicket.path, (route) => route.fulfill({ status: 400, json: body }))
      await form.locator('[type=submit]').click()
      await expect(form.getByText('Không được đâu')).toBeVisible()
      await choose('en')
      await expect(form.getByText(en.say(`system:code.${code}`))).toBeVisible()
      await choose('vi')
      await expect(form.getByText(en.say(`system:code.${code}`))).toHaveCount(0)
    })
  }
})

test(
  'what was typed ends with its form, also where the browser takes the page away',
  { tag: '@round' },
  async ({ page }) => {
    const vi = await wordsOf('vi')
    await enterAs(page, member, 'kimchi1990', '/support')
    await page.goto(`${member}/support/new`)
    const question: Locator = page.getByLabel(vi.say('support:ticket.content'))
    await question.fill('Chuyển lúc 9 giờ')
    await page.reload()
    await expect(question).toHaveValue('Chuyển lúc 9 giờ')

    // Another document: nothing of the form is taken down.
    await page.goBack()
    // Drafts are judged once the app stands, not when its files are there.
    await expect(page.getByRole('main')).toBeVisible()
    await page.goForward()
    await expect(question).toHaveValue('')
    await question.fill('Chuyển lúc 10 giờ')
    await page.goto(`${member}/rewards`)
    await page.goto(`${member}/support/new`)
    await expect(question).toHaveValue('')
  },
)

/** From now on the call is answered so; a read of the same address is not. */
async function refuse(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => (route.request().method() === 'GET' ? route.fallback() : answer(route)),
  )
}
