import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { authenticatorCode } from '../src/authenticator-code.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { codeFor } from '../src/platform/outbox.ts'
import { fillSignIn } from '../src/people.ts'
import { readQr } from '../src/read-qr.ts'
import { wordsOf, type Words } from '../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const { password } = demoAccounts

/** Accounts that no other journey uses, one set per project; `moving` loses its other sessions at any moment. */
const accounts = {
  phone: { guarded: 'hongnhung', moving: 'ngochan', own: 'tuankiet79', leaving: 'tienmanh' },
  desktop: { guarded: 'vietcuong', moving: 'dinhkhoi', own: 'bichngoc', leaving: 'camtu' },
}

let words: Words
let isPhone: boolean
let names: (typeof accounts)['phone']
test.beforeEach(async ({ page }, { project }) => {
  isPhone = project.name === 'phone'
  names = accounts[isPhone ? 'phone' : 'desktop']
  words = await wordsOf(isPhone ? 'vi' : 'en')
  await choose(page, 'dark')
})

test('the transaction password is set, with what is wrong told at its field', async ({ page }) => {
  await openSecurity(page, names.guarded)
  await act(page, 'member:security.payment_password').click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'password').fill('Saola2025')
  await field(dialog, 'newPassword').fill('12345')
  await field(dialog, 'confirmNewPassword').fill('123456')
  const save = dialog.getByRole('button', { name: words.say('security:payment.save') })
  await save.click()
  await expect(field(dialog, 'newPassword')).toHaveAttribute('aria-invalid', 'true')
  await field(dialog, 'newPassword').fill('135790')
  await field(dialog, 'confirmNewPassword').fill('135790')
  await save.click()
  await expect(dialog.getByText(words.say('system:code.member.password.wrong'))).toBeVisible()
  await expect(field(dialog, 'newPassword')).toHaveValue('135790')
  await expectAccessible(page, 'transaction password with a refusal')
  await field(dialog, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.say('security:payment.done'))).toBeVisible()
  await expect(dialog).toBeHidden()
})

test(
  'the authenticator goes on by its QR code, its recovery codes are kept, and it goes off by one',
  { tag: '@round' },
  async ({ page }) => {
    await openSecurity(page, names.guarded)
    await expect(page.getByText(words.say('security:intro'))).toBeVisible()
    // The keyboard alone reaches the line and walks the dialog.
    await act(page, 'security:authenticator.title').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await field(dialog, 'password').focus()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const drawing = dialog.getByRole('img', { name: words.say('security:authenticator.qr') })
    await expect(drawing).toBeVisible()
    await expectAccessible(page, 'the secret to scan')
    const scanned = new URL((await readQr(drawing)) ?? 'nothing:')
    expect(scanned.protocol).toBe('otpauth:')
    const secret = scanned.searchParams.get('secret') ?? ''
    await expect(dialog.getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
    await field(dialog, 'code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(field(dialog, 'code')).toHaveAttribute('aria-invalid', 'true')
    await field(dialog, 'code').fill(authenticatorCode(secret))
    await page.keyboard.press('Enter')
    const codes = dialog
      .getByRole('list', { name: words.say('security:recovery.title') })
      .getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessible(page, 'recovery codes')
    const shown = await codes.allInnerTexts()
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: words.say('security:recovery.download') }).click()
    const kept = readFileSync(await (await saved).path(), 'utf8')
    for (const code of shown) expect(kept).toContain(code)
    const finish = dialog.getByRole('button', { name: words.say('security:recovery.finish') })
    await expect(finish).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await finish.click()
    await expect(page.getByText(words.say('security:recovery.left', { count: 10 }))).toBeVisible()
    await page
      .getByRole('button', {
        name: `${words.say('security:turn_off')}: ${words.say('security:authenticator.title')}`,
      })
      .click()
    await field(dialog, 'password').fill(password)
    await field(dialog, 'code').fill(shown[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.say('security:authenticator.removed'))).toBeVisible()
  },
)

test('another device is signed out, and finds out', { tag: '@round' }, async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const other = await elsewhere.newPage()
  await choose(other, 'light')
  await openSecurity(other, names.moving)
  await openSecurity(page, names.moving)
  await page.getByRole('button', { name: words.say('security:sessions.end_others') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.say('security:sessions.end'), exact: true })
    .click()
  await expect(page.getByText(words.say('security:sessions.only'))).toBeVisible()
  // The list of what has ended is read when it is opened.
  const ended = page.getByRole('group').filter({ hasText: words.say('security:ended.title') })
  await ended.getByText(words.say('security:ended.title')).click()
  await expect(ended.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'sign-ins that have ended')
  await other.reload()
  await expect(other.getByRole('alertdialog')).toBeVisible()
  await elsewhere.close()
})

test('the mail address changes by the code that went to it', { tag: '@round' }, async ({ page }) => {
  const address = `new.${names.own}@saola.test`
  await openSecurity(page, names.own)
  await act(page, 'security:email').click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'contact').fill('no address')
  await page.keyboard.press('Enter')
  await expect(field(dialog, 'contact')).toHaveAttribute('aria-invalid', 'true')
  await field(dialog, 'contact').fill(address)
  await page.keyboard.press('Enter')
  await expect(field(dialog, 'verificationCode')).toBeVisible()
  await field(dialog, 'verificationCode').fill(await codeFor(gateway, address))
  await field(dialog, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('ne***@saola.test')).toBeVisible()
})

test(
  'the profile: a picture of one’s own, a drawn one, another nickname, the data',
  { tag: '@round' },
  async ({ page }) => {
    await enterAs(page, member, names.own, '/account/profile')
    const picture = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 200)
      canvas.getContext('2d')?.fillRect(0, 0, 200, 200)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
      return [...bytes]
    })
    const chooser = page.locator('input[type=file]')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: svg })
    await expect(page.getByRole('alert').filter({ hasText: /PNG|png/ })).toBeVisible()
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
    await expect(page.getByRole('img', { name: words.say('security:avatar.preview') })).toBeVisible()
    await page.getByRole('button', { name: words.say('security:avatar.save') }).click()
    const present = page.getByRole('img', { name: words.say('security:avatar.current') })
    await expect(present).toHaveAttribute('src', /\/art\/avatar\/saola\/[0-9a-f]{24}\.png$/)
    await page.getByRole('radio', { name: words.say('member:avatar.option', { n: 4 }), exact: true }).check()
    await expect(present).toHaveAttribute('src', /\/art\/avatar\/3\.svg$/)
    await page.getByLabel(words.say('member:nickname')).fill('Suối Vàng')
    await page.getByRole('button', { name: words.say('security:profile.save') }).click()
    await expect(page.getByText(words.say('security:profile.saved'))).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words.say('security:data.export') }).click()
    const data = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { account: object }
    expect(data.account).toMatchObject({ name: names.own, nickname: 'Suối Vàng' })
  },
)

test('an account closes once nothing is open in it', { tag: '@round' }, async ({ page }) => {
  await enterAs(page, member, names.leaving, '/account/profile')
  await page.getByRole('button', { name: words.say('security:close.start') }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'password').fill(password)
  const submit = dialog.getByRole('button', { name: words.say('security:close.submit') })
  await submit.click()
  await expect(dialog.getByText(words.say('security:close.sure_needed'))).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await submit.click()
  if (!isPhone) {
    // This one still has money.
    await expect(dialog.getByText(words.say('security:close.reason.balance'))).toBeVisible()
    await expectAccessible(page, 'closing with a refusal')
    return
  }
  const told = page.getByRole('alertdialog')
  await expect(told.getByText(words.say('security:close.done'))).toBeVisible()
  await told.getByRole('button').first().click()
  await expect(page).toHaveURL(`${member}/`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('session:sign_in') })
    .click()
  await fillSignIn(page, words, names.leaving)
  await expect(page.getByText(words.say('system:code.us_forbidden_login_error'))).toBeVisible()
})

/** Chooses language and look of this browser, from the next page on. */
async function choose(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
    { language: words.language, theme },
  )
}

async function openSecurity(page: Page, name: string): Promise<void> {
  await enterAs(page, member, name, '/account/security')
  await expect(page.getByRole('heading', { level: 1, name: words.say('member:security') })).toBeVisible()
}

/** The button of a line, whatever it says there now. */
function act(page: Page, part: Parameters<Words['say']>[0]): Locator {
  return page.getByRole('button', { name: `: ${words.say(part)}` }).first()
}

function field(dialog: Locator, name: string): Locator {
  return dialog.locator(`[name=${name}]`)
}
