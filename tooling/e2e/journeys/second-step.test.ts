import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { authenticatorCode } from '../src/authenticator-code.ts'
import { callAs } from '../src/call-as.ts'
import { Door } from '../src/door.ts'
import { enterAs } from '../src/enter-as.ts'
import { expectAccessible } from '../src/expect-accessible.ts'
import { openNeighbour } from '../src/platform/neighbour.ts'
import { codeFor } from '../src/platform/outbox.ts'
import { openOwnPlatform, type OwnPlatform } from '../src/platform/own-platform.ts'
import { contactOf, fillSignIn } from '../src/people.ts'
import { turnAuthenticatorOn } from '../src/turn-authenticator-on.ts'
import { wordsOf, type Words } from '../src/words.ts'

// One platform for all of it: its switches are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let gateway: string
let words: Words
let door: Door

test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnPlatform(3)
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf('vi')
  door = new Door(words, own.member)
})
test.afterAll(() => own.close())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (wanted) => localStorage.setItem('preferences', JSON.stringify({ ...wanted, hideBalance: false })),
    { language: words.language, theme: 'dark' },
  )
})

for (const [way, from, name] of [
  ['sms', '127.0.0.11', 'khanhvy'],
  ['email', '127.0.0.12', 'giahuy'],
] as const) {
  test(
    `an unregistered address asks for one more proof, here ${way}`,
    { tag: '@round' },
    async ({ page }) => {
      // The first address of an account is its own; the second one is strange.
      await callAs(own.member, name)
      await own.operate({ signIn: { checkAddress: true, mayTellWhoExists: false } })
      const neighbour = await openNeighbour(own.member, from)
      try {
        await page.goto(`${neighbour.origin}/rewards`)
        const dialog = await door.openSignIn(page, { stay: true })
        await fillSignIn(page, words, name)
        await expect(dialog.getByText(words.say('session:verify.body'))).toBeVisible()
        const choice = dialog.getByRole('radio', { name: words.say(`session:verify.${way}`) })
        await choice.check({ force: true })
        await expectAccessible(page, `second step by ${way}`)
        await door.sendCode(dialog)
        await door.codeField(dialog).fill(await codeFor(gateway, contactOf(way, name)))
        await door.submit(dialog, 'session:verify.submit')
        await door.expectEntered(page)
      } finally {
        await neighbour.close()
        await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
      }
    },
  )
}

test(
  'an authenticator opens an unregistered address, and each recovery code once',
  { tag: '@round' },
  async ({ page }) => {
    test.setTimeout(120_000)
    await enterAs(page, own.member, 'sontung')
    const { secret, recoveryCodes } = await turnAuthenticatorOn(page, words, own.member)
    const [once = ''] = recoveryCodes
    await own.operate({ signIn: { checkAddress: true, mayTellWhoExists: false } })
    try {
      // The code that turned it on is used up; the next one counts already.
      for (const [from, answer, outcome] of [
        ['127.0.0.21', authenticatorCode(secret, 1), 'opens'],
        ['127.0.0.22', once, 'opens'],
        ['127.0.0.23', once, 'is refused'],
      ] as const) {
        const neighbour = await openNeighbour(own.member, from)
        await page.goto(`${neighbour.origin}/rewards`)
        const dialog = await door.openSignIn(page, { stay: true })
        await fillSignIn(page, words, 'sontung')
        await dialog.getByRole('radio', { name: words.say('session:verify.totp') }).check({ force: true })
        await door.field(dialog, 'session:verify.totp_answer').fill(answer)
        await door.submit(dialog, 'session:verify.submit')
        if (outcome === 'opens') await door.expectEntered(page, 'sontung')
        else await expect(dialog.getByText(words.say('system:code.login.answer.wrong'))).toBeVisible()
        await neighbour.close()
      }
    } finally {
      await own.operate({ signIn: { checkAddress: false, mayTellWhoExists: false } })
    }
  },
)
