import { expect, test, type Page } from '@playwright/test'
import type { MessageKey } from '@saola/i18n'
import { allCalls, type Call } from '@saola/protocol'
import { openSitesElsewhere, type SitesElsewhere } from '@saola/scripts'
import { builtCalls, signIns, startSecondGateway } from '@saola/second-gateway'
import { fillSignIn } from '../../src/people.ts'
import { wordsOf } from '../../src/words.ts'

/** An act of a page, by the text that offers it, and the calls without which it cannot be done. */
type Act = [words: MessageKey, ...needs: Call['id'][]]

const memberPages: Record<string, Act[]> = {
  '/account/profile': [
    ['security:avatar.upload', 'member.saveAvatar'],
    ['security:profile.save', 'member.saveProfile'],
    ['security:data.export', 'member.exportData'],
    ['security:close.start', 'member.closeAccount'],
  ],
  '/account/messages': [
    ['messages:device.title', 'support.pushKey', 'support.tellDevice', 'support.forgetDevice'],
  ],
}
const agentPages: Record<string, Act[]> = {
  '/opening/links': [
    ['opening:links.edit_short', 'team.changeLink'],
    ['opening:links.pause', 'team.changeLink'],
    ['opening:links.remove', 'team.removeLink'],
    ['opening:links.who', 'team.linkRegistrations'],
  ],
  '/reports/income': [['reports:export', 'team.exportFile']],
}
/** What a visitor is offered beside a password; this company sends mails for a new one, and has no call that sets it. */
const waysIn: Act[] = [
  ['session:stay', 'session.stay', 'session.resume'],
  ['session:forgot', 'session.resetByEmail'],
]
const acts = [memberPages, agentPages].flatMap((pages) => Object.values(pages).flat())

const named = allCalls()
  .filter(({ method, path }) => builtCalls.some((built) => built.method === method && built.path === path))
  .map(({ id }) => id)
const needed = [...acts, ...waysIn].flatMap(([, ...needs]) => needs)

async function openSites(known: readonly Call['id'][]): Promise<SitesElsewhere> {
  const config = { merchant: 'mekong', name: 'Mekong', cipher: 'des-rsa', domains: [] }
  return openSitesElsewhere({ ...config, gateway: { calls: known } }, (origins) =>
    startSecondGateway({ origins }),
  )
}

/** The page that is open offers each of its acts, or none of them. */
async function expectActs(page: Page, list: readonly Act[], isOffered: boolean): Promise<void> {
  const vi = await wordsOf('vi')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const [words] of list) {
    const offers = page.getByText(vi.say(words), { exact: true })
    // oxlint-disable no-await-in-loop -- one after the other
    if (isOffered) await expect(offers.first(), words).toBeVisible()
    else await expect(offers, words).toHaveCount(0)
    // oxlint-enable no-await-in-loop
  }
}

test('the other gateway lacks what these acts need', () => {
  expect(needed.filter((id) => named.includes(id))).toEqual([])
})

for (const [title, known, isOffered] of [
  ['an act whose call is absent is not offered', named, false],
  ['an act whose call is named is offered', [...named, ...needed], true],
] as const) {
  test.describe(title, () => {
    let sites: SitesElsewhere
    test.beforeAll(async () => {
      sites = await openSites(known)
    })
    test.afterAll(() => sites.close())

    test('to visitors', async ({ page }) => {
      const vi = await wordsOf('vi')
      await page.goto(`${sites.member}/announcements?dialog=login`)
      await expect(page.getByRole('dialog').getByLabel(vi.say('session:field.username'))).toBeVisible()
      await expectActs(page, waysIn, isOffered)
      await page.goto(`${sites.member}/announcements?dialog=forgot`)
      const back = page.getByRole('dialog', { name: vi.say('session:forgot.title') })
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await expect(back).toHaveCount(isOffered ? 1 : 0)
      // This company sells no new password by SMS.
      await expect(page.getByText(vi.say('session:forgot.by_sms'))).toHaveCount(0)
    })

    test('to members', async ({ page }) => {
      const vi = await wordsOf('vi')
      await page.goto(`${sites.member}/announcements`)
      await page
        .getByRole('banner')
        .getByRole('button', { name: vi.say('session:sign_in') })
        .click()
      await fillSignIn(page, vi, signIns.member.username, signIns.member.password)
      await expect(page.getByRole('dialog')).toBeHidden()
      for (const [path, list] of Object.entries(memberPages)) {
        // oxlint-disable no-await-in-loop -- one page after the other
        await page.goto(`${sites.member}${path}`)
        await expectActs(page, list, isOffered)
        // oxlint-enable no-await-in-loop
      }
    })

    test('to agents', async ({ page }) => {
      const vi = await wordsOf('vi')
      await page.goto(`${sites.agent}/login`)
      await fillSignIn(page, vi, signIns.agent.username, signIns.agent.password)
      await page.waitForURL(`${sites.agent}/`)
      for (const [path, list] of Object.entries(agentPages)) {
        // oxlint-disable no-await-in-loop -- one page after the other
        await page.goto(`${sites.agent}${path}`)
        await expectActs(page, list, isOffered)
        // oxlint-enable no-await-in-loop
      }
    })
  })
}

test('what cannot be read has no card, and nobody a link to a page that cannot be', async ({ page }) => {
  const vi = await wordsOf('vi')
  const sites = await openSites(named)
  await page.goto(`${sites.agent}/login`)
  await fillSignIn(page, vi, signIns.agent.username, signIns.agent.password)
  await page.waitForURL(`${sites.agent}/`)
  await page.goto(`${sites.agent}/me`)
  await expect(page.getByRole('heading', { name: vi.say('session:change.title') })).toBeVisible()
  await expect(page.getByText(vi.say('member:security'), { exact: true })).toHaveCount(0)
  await expect(page.getByText(vi.say('security:sessions.title'), { exact: true })).toHaveCount(0)
  // The fields of the form have empty ones.
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.goto(`${sites.agent}/team?view=table`)
  await expect(page.getByRole('table', { name: vi.say('team:list') })).toBeVisible()
  await expect(page.locator('main a[href^="/team/"]:visible')).toHaveCount(0)
  // Its address is nobody's page either, and no account is asked for.
  await page.goto(`${sites.agent}/team/7`)
  await page.waitForURL(/\/team(?:\?|$)/)
  await page.goto(`${sites.member}/not-me#0123456789`)
  await page.waitForURL(`${sites.member}/lobby`)
  await expect(page.getByRole('button', { name: vi.say('security:lock.submit') })).toHaveCount(0)
  await sites.close()
})
