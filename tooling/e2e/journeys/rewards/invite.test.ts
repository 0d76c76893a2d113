import { expect, test, type Page } from '@playwright/test'
import { formatMoney } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { demoAccounts, origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { giveBankCard } from '../../src/give-bank-card.ts'
import { newName } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** A picture for whoever asks for it. */
async function shootWhole(page: Page, what: string): Promise<void> {
  const folder = process.env['SAOLA_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/invite-${what}.png`, fullPage: true })
}

// The demo's own has the brand's name in it, which nobody new may have (session 48).
const ownPassword = 'Langbiang1'

// Each width in a language and with an inviter of its own.
for (const [language, theme, width, inviter] of [
  ['vi', 'dark', 'phone', 'lanphuong'],
  ['en', 'light', 'desktop', 'trungdung'],
] as const) {
  test(`a friend registers by an invitation, does a mission and is seen by the inviter (${language})`, async ({
    page,
    browser,
  }, { project }) => {
    test.skip(project.name !== width, 'the other language is walked in at this width')
    const words = await wordsOf(language)
    const shoot = (which: Page, what: string) => shootWhole(which, `${what}-${width}`)
    const speak = (which: Page) =>
      which.addInitScript(
        (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
        { language, theme },
      )
    const { api } = await callAs(gateway, inviter)
    const { referralCode } = await api.send(calls.promotions.referral, { autoGenerate: 'true' })
    const name = newName()

    await speak(page)
    await page.goto(`${member}/?referralCode=${referralCode}`)
    const dialog = page.getByRole('dialog')
    // What the demo's mission of Zalo pays (promotions 29).
    const amount = formatMoney(31_000, language)
    await expect(dialog.getByText(words.say('session:register.zalo_hint', { amount }))).toBeAttached()
    await dialog.getByRole('textbox', { name: words.say('session:field.username') }).fill(name)
    await dialog.getByLabel(words.say('session:field.password'), { exact: false }).first().fill(ownPassword)
    await dialog.getByLabel(words.say('session:field.confirmPassword')).fill(ownPassword)
    await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
    await dialog.getByRole('button', { name: words.say('session:register.submit') }).click()
    await expect(dialog).toBeHidden()

    // A newcomer is greeted, takes the tour by keyboard, and is not greeted again.
    const greeting = page.getByRole('heading', {
      name: words.say('tour:welcome', { name }),
    })
    await expect(greeting).toBeVisible()
    await shoot(page, 'welcome')
    await page.getByRole('button', { name: words.say('tour:open') }).press('Enter')
    const tour = page.getByRole('dialog', { name: words.say('tour:title') })
    for (const scene of ['games', 'deposit', 'rewards', 'safety'] as const) {
      await expect(tour.getByRole('heading', { name: words.say(`tour:${scene}.title`) })).toBeVisible()
      if (scene === 'deposit') {
        await expectAccessible(page, 'the tour')
        await shoot(page, 'tour')
      }
      if (scene !== 'safety') await tour.getByRole('button', { name: words.say('tour:next') }).press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    await expect(greeting).toBeHidden()

    // What the friend does elsewhere on the site.
    const { paymentPassword } = demoAccounts
    const newcomer = (await callAs(gateway, name, ownPassword)).api
    await newcomer.send(calls.member.setPaymentPassword, {
      password: ownPassword,
      newPassword: paymentPassword,
      confirmNewPassword: paymentPassword,
    })
    await giveBankCard(newcomer)
    await page.goto(`${member}/rewards`)
    const main = page.getByRole('main')
    const missions = main
      .getByRole('listitem')
      .filter({ hasText: words.say('promotions:mission.kind.bank_card') })
    await expect(
      main.getByRole('link', { name: new RegExp(words.say('promotions:mission.kind.first_bet')) }),
    ).toHaveAttribute('href', '/games')
    await expectAccessible(page, 'the missions')
    await shoot(page, 'missions')
    const claim = missions.getByRole('button')
    await claim.focus()
    await page.keyboard.press('Enter')
    await expect(missions.getByText(words.say('promotions:mission.claimed'))).toBeVisible()

    const other = await browser.newContext({ viewport: page.viewportSize() })
    try {
      const site = await other.newPage()
      await speak(site)
      await enterAs(site, member, inviter, '/rewards')
      await site
        .getByRole('main')
        .getByRole('link', { name: words.say('promotions:invite'), exact: true })
        .click()
      await expect(site.getByText(referralCode, { exact: true })).toBeVisible()
      const friend = site.getByRole('listitem').filter({ hasText: `${name.slice(0, 2)}***${name.slice(-1)}` })
      await expect(friend).toContainText(words.say('promotions:invite.state.waiting'))
      await expectAccessible(site, 'inviting friends')
      await shoot(site, 'page')
    } finally {
      await other.close()
    }
  })
}
