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

/** A picture for whoever asks for it. */
async function shootWhole(page: Page, what: string): Promise<void> {
  const folder = process.env['SAOLA_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/vip-${what}.png`, fullPage: true })
}

// Each width in a language and with a member of its own, whose play in the demo earned a rebate.
for (const [language, theme, width, name] of [
  ['vi', 'dark', 'phone', 'ducphuc'],
  ['en', 'light', 'desktop', 'hoangnam91'],
] as const) {
  test(`a member looks at the levels, claims the rebate and finds it among the bonuses (${language})`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== width, 'the other language is walked in at this width')
    const words = await wordsOf(language)
    const shoot = (what: string): Promise<void> => shootWhole(page, `${what}-${width}`)
    await page.addInitScript(
      (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
      { language, theme },
    )
    const { api } = await callAs(gateway, name)
    const { totalTurnover, levels } = await api.send(calls.promotions.vip)
    const { amount } = await api.send(calls.promotions.rebates)
    expect(amount).toBeGreaterThan(0)

    await enterAs(page, member, name, '/rewards')
    const main = page.getByRole('main')
    await shoot('rewards')
    await main.getByRole('link', { name: words.say('promotions:vip'), exact: true }).click()
    await expect(main.getByRole('heading', { name: words.say('promotions:vip'), exact: true })).toBeVisible()
    await expect(main.getByRole('region', { name: words.say('promotions:vip.rank') })).toContainText(
      words.money(totalTurnover.actual),
    )
    await expect(main.getByRole('columnheader')).toHaveCount(levels.length + 1)
    await expectAccessible(page, 'the levels')
    await shoot('levels')

    await main.getByRole('link', { name: words.say('promotions:rebate'), exact: true }).click()
    const claim = main.getByRole('button', { name: words.say('promotions:rebate.claim') })
    await expect(claim).toBeEnabled()
    await expectAccessible(page, 'the rebate')
    await shoot('rebate')
    await claim.focus()
    await page.keyboard.press('Enter')
    await expect(
      main.getByText(words.say('promotions:claimed', { amount: words.money(amount) })),
    ).toBeVisible()
    await expect(main.getByRole('heading', { name: words.say('promotions:rebate.history') })).toBeVisible()
    expect((await api.send(calls.promotions.rebates)).claims.map((each) => each.amount)).toEqual([amount])
    await shoot('rebate-claimed')

    await page.goto(`${member}/rewards`)
    await main.getByRole('link', { name: words.say('member:bonus'), exact: true }).click()
    const row = main
      .getByRole('listitem')
      .filter({ hasText: words.say('wallet:statement.remark.rebate') })
      .first()
    await expect(row).toContainText(words.money(amount))
    await expectAccessible(page, 'the bonuses')
    await shoot('bonuses')
  })
}
