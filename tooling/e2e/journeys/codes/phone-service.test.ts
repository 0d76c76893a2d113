import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { Door } from '../../src/door.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { ownAddresses } from '../../src/platform/addresses.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One platform for all of it: its gateway leaves phones to the played service.
test.describe.configure({ mode: 'default' })

/** What the service refuses while a code is asked for, and what it refuses with the code. */
const whileSending = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
] as const
const withTheCode = ['invalid-verification-code', 'missing-verification-code', 'code-expired'] as const

let own: OwnPlatform
let service: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { gatewayPort } = ownAddresses('phone service', test.info().project.name)
  service = `${origin(gatewayPort)}/phone`
  own = await openOwnPlatform('phone service', {
    SAOLA_PHONE_KEY: 'any key',
    SAOLA_PHONE_URL: service,
    SAOLA_PHONE_CAPTCHA_URL: `${service}/captcha`,
  })
})
test.afterAll(() => own.close())

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SAOLA_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/phone-${name}.png` })
}

/** Asks for a code and solves the captcha, which is told what the service is to answer. */
async function askForCode(page: Page, words: Words, answer: string): Promise<void> {
  await page.getByRole('button', { name: words.say('session:code.send') }).click()
  const captcha = page.getByRole('dialog', { name: words.say('session:captcha.phone') })
  const frame = captcha.frameLocator('iframe')
  await frame.getByRole('combobox').selectOption(answer)
  await frame.getByRole('button').click()
  await expect(captcha).toBeHidden()
}

/** The service took the number: only now a code belongs to it. */
const expectSent = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /60|5\d/ })).toBeDisabled()

async function codeFor(number: string): Promise<string> {
  const { value } = (await (await fetch(`${service}.json`)).json()) as {
    value: { phoneNumber: string; code: string }[]
  }
  return value.find(({ phoneNumber }) => phoneNumber === `+84${number.slice(1)}`)?.code ?? ''
}

for (const [language, width] of [
  ['vi', 'phone'],
  ['en', 'desktop'],
] as const) {
  // Both languages say the same codes; the gate meets them once.
  const tag = language === 'en' ? ['@round'] : []
  test(
    `each of the eleven codes is told in its own words (${language}, session 7)`,
    { tag },
    async ({ page }, { project }) => {
      test.skip(project.name !== width, 'the other language is read at this width')
      test.setTimeout(240_000)
      const words = await wordsOf(language)
      const door = new Door(words, own.member)
      const shot = `${project.name}-${language}`
      await page.addInitScript(
        (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
        { language, theme: language === 'vi' ? 'dark' : 'light' },
      )
      const dialog = await door.openSignIn(page)
      await door.tab(dialog, 'session:sign_in.by_mobile').click()
      const number = door.field(dialog, 'session:field.mobileNum')
      const captcha: Locator = page.getByRole('dialog', { name: words.say('session:captcha.phone') })

      await test.step('the captcha stands in a dialog, and whoever closes it reads so', async () => {
        await number.fill('0935000099')
        await page.getByRole('button', { name: words.say('session:code.send') }).click()
        await expect(captcha.frameLocator('iframe').getByRole('button')).toBeVisible()
        await expectAccessible(page, 'the captcha of the phone service')
        await shoot(page, `captcha-${shot}`)
        await page.keyboard.press('Escape')
        await expect(captcha).toBeHidden()
        await expect(dialog.getByText(words.say('system:phone.popup-closed-by-user'))).toBeVisible()
      })

      for (const name of whileSending) {
        await test.step(`${name}, while the code is asked for`, async () => {
          await askForCode(page, words, name)
          await expect(dialog.getByText(words.say(`system:phone.${name}`))).toBeVisible()
        })
      }
      await shoot(page, `refused-${shot}`)

      for (const [place, name] of withTheCode.entries()) {
        await test.step(`${name}, with the code`, async () => {
          await number.fill(`09350${language === 'vi' ? 1 : 2}000${place}`)
          await askForCode(page, words, name)
          await expectSent(page)
          await door.codeField(dialog).fill('123456')
          await door.submit(dialog, 'session:sign_in')
          await expect(dialog.getByText(words.say(`system:phone.${name}`))).toBeVisible()
        })
      }
      await shoot(page, `wrong-code-${shot}`)

      await test.step('the right code signs in', async () => {
        const mine = language === 'vi' ? '0912000001' : '0912000002'
        await number.fill(mine)
        await askForCode(page, words, '')
        await expectSent(page)
        await shoot(page, `sent-${shot}`)
        await door.codeField(dialog).fill(await codeFor(mine))
        await door.submit(dialog, 'session:sign_in')
        await door.expectEntered(page)
      })
    },
  )
}
