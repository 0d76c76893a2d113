import { expect, test, type Page } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { askForWithdrawal, reviewWithdrawal } from '../../src/ask-for-money.ts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { giveBankCard } from '../../src/give-bank-card.ts'
import { expectFocusKept, pressUntil } from '../../src/keyboard.ts'
import { ownAddresses } from '../../src/platform/addresses.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One platform for both languages: its gateway leaves identities to the played service.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let service: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { gatewayPort } = ownAddresses('identity', test.info().project.name)
  service = `${origin(gatewayPort)}/verification`
  own = await openOwnPlatform('identity', {
    SAOLA_IDENTITY_URL: `${service}/v1`,
    SAOLA_IDENTITY_SECRET: 'journeys-identity',
  })
})
test.afterAll(() => own.close())

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SAOLA_SHOTS']
  const width = test.info().project.name
  if (folder) await page.screenshot({ path: `${folder}/identity-${name}-${width}.png`, fullPage: true })
}

/** Fills in the form and sends it; the stand-in decides by the end of the number. */
async function show(page: Page, words: Words, documentNumber: string): Promise<void> {
  await page.getByLabel(words.say('verification:field.name')).fill('Nguyễn Văn Đức')
  await page.getByLabel(words.say('verification:field.born')).fill('17/05/1990')
  await page.getByLabel(words.say('verification:field.number')).fill(documentNumber)
  await page.getByRole('button', { name: words.say('verification:send') }).click()
}

for (const [language, width] of [
  ['vi', 'phone'],
  ['en', 'desktop'],
] as const) {
  test(
    `a withdrawal that asks for an identity leads to it, and passes once it is verified (${language}, protection 24, member 26)`,
    { tag: language === 'vi' ? ['@round'] : [] },
    async ({ page }, { project }) => {
      test.skip(project.name !== width, 'the other language is walked at this width')
      test.setTimeout(180_000)
      const words = await wordsOf(language)
      const title = page.getByRole('heading', { name: words.say('verification:title') })
      const tells = (key: 'refused' | 'waiting' | 'verified') =>
        page.getByText(words.say(`verification:state.${key}`), { exact: true })
      await page.addInitScript(
        (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
        { language, theme: language === 'vi' ? 'dark' : 'light' },
      )
      await giveBankCard((await callAs(own.member, 'ducphuc')).api)
      await own.operate({ identity: { gates: ['withdrawal'] } })
      await enterAs(page, own.member, 'ducphuc')

      await test.step('the refusal says why, and leads to the page', async () => {
        const submit = await reviewWithdrawal(page, words, own.member, 150_000)
        await page.locator('input[name="paymentPassword"]').fill(demoAccounts.paymentPassword)
        await submit.click()
        await expect(page.getByText(words.say('protection:identity.withdrawal'))).toBeVisible()
        await expectAccessible(page, 'a withdrawal that asks for an identity')
        await shoot(page, 'refusal')
        await page.getByRole('button', { name: words.say('system:identity.open') }).click()
        await expect(title).toBeVisible()
        await expect(page.getByText(words.say('verification:gates.withdrawal'))).toBeVisible()
      })

      await test.step('what is missing is said at its field', async () => {
        await page.getByRole('button', { name: words.say('verification:send') }).click()
        await expect(page.getByText(words.say('verification:needed.name'))).toBeVisible()
        await expect(page.getByLabel(words.say('verification:field.name'))).toBeFocused()
        await expectAccessible(page, 'a form of an identity with problems')
        await shoot(page, 'form')
      })

      await test.step('a document that does not match is refused, and another one is shown', async () => {
        await show(page, words, '079090001000')
        await expect(tells('refused')).toBeVisible()
        await expect(page.getByText(words.say('verification:reason.mismatch'))).toBeVisible()
        await expectAccessible(page, 'an identity that was refused')
        await shoot(page, 'refused')
        // By the keyboard alone.
        await pressUntil(page, 'Tab', page.getByRole('button', { name: words.say('verification:again') }))
        await page.keyboard.press('Enter')
        await expect(page.getByLabel(words.say('verification:field.name'))).toBeFocused()
        await show(page, words, '079090001999')
        await expect(tells('waiting')).toBeVisible()
        await expectFocusKept(page)
        await expectAccessible(page, 'an identity that waits')
        await shoot(page, 'waiting')
      })

      await test.step('once a person of the service has said yes, the withdrawal passes', async () => {
        const person = await page.context().newPage()
        await person.goto(`${service}?language=${language.toUpperCase()}`)
        await person.getByRole('button', { name: words.say('outbox:verification.verify') }).click()
        await expect(person.getByText(words.say('outbox:verification.empty'))).toBeVisible()
        await person.close()
        await page.getByRole('button', { name: words.say('verification:look') }).click()
        await expect(tells('verified')).toBeVisible()
        await expectAccessible(page, 'an identity that is verified')
        await shoot(page, 'verified')
        await askForWithdrawal(page, words, own.member, 150_000)
      })

      await test.step('the page is reached from the account', async () => {
        await page.goto(`${own.member}/account`)
        await page.getByRole('link', { name: words.say('member:identity') }).click()
        await expect(tells('verified')).toBeVisible()
      })
    },
  )
}
