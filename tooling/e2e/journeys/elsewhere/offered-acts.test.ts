import { expect, test, type Page } from '@playwright/test'
import type { MessageKey } from '@saola/i18n'
import { allCalls, type Call } from '@saola/protocol'
import { openOwnMerchant, type OwnMerchant, type OwnPerson } from '../../src/platform/own-merchant.ts'
import { wordsOf } from '../../src/words.ts'

/** A page, and the text of each act on it with the call that the act sends. */
const pages: { of: 'member' | 'agent'; path: string; acts: [words: MessageKey, call: Call['id']][] }[] = [
  {
    of: 'member',
    path: '/account/protection',
    acts: [
      ['protection:limit.set', 'protection.setLimit'],
      ['protection:limit.set', 'protection.setTimeLimit'],
      ['protection:reality.title', 'protection.setRealityCheck'],
      ['protection:break.title', 'protection.takeBreak'],
      ['protection:exclusion.title', 'protection.exclude'],
    ],
  },
  { of: 'agent', path: '/messages', acts: [['messages:write', 'team.sendMessage']] },
  { of: 'agent', path: '/sub-accounts', acts: [['subaccounts:create', 'team.createSubAccount']] },
]
const sent: readonly string[] = pages.flatMap(({ acts }) => acts.map(([, call]) => call))
const all = allCalls().map(({ id }) => id)

async function expectActs(own: OwnMerchant, page: Page, isOffered: boolean): Promise<void> {
  const en = await wordsOf('en')
  for (const { of, path, acts } of pages) {
    const person: OwnPerson = own[of]
    // oxlint-disable no-await-in-loop -- one page after the other
    await person.go(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const [words] of acts) {
      const begins = page.getByRole('main').getByText(en.say(words), { exact: true })
      if (isOffered) await expect(begins.first(), words).toBeVisible()
      else await expect(begins, words).toHaveCount(0)
    }
    // oxlint-enable no-await-in-loop
  }
}

for (const [title, named, isOffered] of [
  ['a page stays without the acts whose calls are absent', all.filter((id) => !sent.includes(id)), false],
  ['a page has the acts whose calls are there', all, true],
] as const) {
  test(`${title} (system 51) @round`, async ({ page }) => {
    test.setTimeout(120_000)
    const own = await openOwnMerchant('acts', named)
    await expectActs(own, page, isOffered)
    await own.close()
  })
}
