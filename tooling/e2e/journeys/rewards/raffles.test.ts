import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const kinds = ['red_envelope', 'prize_wheel', 'golden_egg'] as const

/** A picture for whoever asks for it. */
async function shootWhole(page: Page, what: string): Promise<void> {
  const folder = process.env['SAOLA_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/raffle-${what}.png`, fullPage: true })
}

// Each width in a language and with a member of its own, whose tickets nobody else uses.
for (const [language, theme, width, name] of [
  ['vi', 'dark', 'phone', 'kimchi1990'],
  ['en', 'light', 'desktop', 'quangvinh'],
] as const) {
  test(`a member opens an envelope, spins the wheel and breaks an egg (${language})`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== width, 'the other language is played in at this width')
    const words = await wordsOf(language)
    const shoot = (what: string): Promise<void> => shootWhole(page, `${what}-${width}`)
    await page.addInitScript(
      (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
      { language, theme },
    )
    const { api } = await callAs(gateway, name)
    const balance = async (): Promise<number> => {
      const wallets = (await api.send(calls.wallet.balance)).balance
      return wallets.reduce((sum, { availBalance }) => sum + availBalance, 0)
    }
    await enterAs(page, member, name, '/rewards')
    const main = page.getByRole('main')
    await expect(
      main.getByText(words.say('promotions:ticket.left', { count: 3 }), { exact: true }),
    ).toBeVisible()
    await expectAccessible(page, 'the tickets')
    await shoot('tickets')

    for (const kind of kinds) {
      // The last one without motion: the same words, at once.
      await page.emulateMedia({ reducedMotion: kind === 'golden_egg' ? 'reduce' : 'no-preference' })
      const before = await balance()
      const open = words.say(`promotions:ticket.open.${kind}`)
      await main.getByRole('link', { name: open }).click()
      const button = main.getByRole('button', { name: open })
      await expect(button).toBeVisible()
      const odds = main.getByRole('table', { name: words.say('promotions:ticket.odds') })
      await expect(odds).toBeVisible()
      await expect(main.getByText(words.say('promotions:ticket.seed_waits'))).toBeVisible()
      await expectAccessible(page, `a ticket for ${kind}`)
      await shoot(`${kind}-before`)
      await button.focus()
      await page.keyboard.press('Enter')

      const ticketId = new URL(page.url()).pathname.split('/').at(-1)
      const drawn = async () =>
        (await api.send(calls.promotions.raffles)).tickets.find((each) => each.ticketId === ticketId)
      await expect.poll(async () => (await drawn())?.state).toBe('claimed')
      const { prize = 0 } = (await drawn()) ?? {}
      const said =
        prize > 0
          ? words.say('promotions:ticket.won', { prize: words.money(prize) })
          : words.say('promotions:ticket.lost')
      const result = main.getByRole('heading', { name: said })
      await expect(result).toBeFocused()
      expect(await balance()).toBe(before + prize)
      await main.getByRole('button', { name: words.say('promotions:ticket.check') }).click()
      await expect(main.getByText(words.say('promotions:ticket.check_good'))).toBeVisible()
      await expectAccessible(page, `what ${kind} gave`)
      await shoot(`${kind}-after`)
      await main
        .getByRole('link', { name: words.say('shell:nav.rewards') })
        .first()
        .click()
    }

    await expect(main.getByText(words.say('promotions:ticket.none'))).toBeVisible()
    await expect(main.getByRole('heading', { name: words.say('promotions:ticket.history') })).toBeVisible()
    await shoot('used')
  })

  test(`the operator gives a ticket at the desk (${language})`, async ({ page }, { project }) => {
    test.skip(project.name !== width, 'the other language is spoken at this width')
    const words = await wordsOf(language)
    const receiver = width === 'phone' ? 'giahuy' : 'sontung'
    const { api } = await callAs(gateway, receiver)
    const before = (await api.send(calls.promotions.raffles)).tickets.length
    await page.goto(`${gateway}/desk?language=${language === 'vi' ? 'VI' : 'EN'}`)
    const form = page.getByRole('form', { name: words.say('desk:raffles') })
    const give = form.getByRole('button', { name: words.say('desk:raffles.give') })
    // Merchants of other journeys have raffles too.
    const raffles = form.getByRole('combobox')
    const own = await raffles.locator('option[value^="saola:"]').first().getAttribute('value')
    const choose = () => raffles.selectOption(own ?? '')
    await choose()
    await form.getByLabel(words.say('desk:raffles.members')).fill(`${receiver} nobody_at_all`)
    await give.click()
    await expect(page.getByRole('alert')).toHaveText(
      words.say('promotions:refused.no_member', { name: 'nobody_at_all' }),
    )
    await choose()
    await form.getByLabel(words.say('desk:raffles.members')).fill(receiver)
    await form.getByLabel(words.say('desk:raffles.count')).fill('2')
    await expectAccessible(page, 'the desk with tickets to give')
    await shootWhole(page, `desk-${width}`)
    await give.click()
    await expect(page.getByRole('status')).toBeVisible()
    expect((await api.send(calls.promotions.raffles)).tickets).toHaveLength(before + 2)
  })
}
