import { expect, test, type Locator, type Page } from '@playwright/test'
import { openOwnMerchant, type OwnMerchant } from '../../src/platform/own-merchant.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One merchant for all of it, so one after the other: its switches are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnMerchant
let en: Words

test.beforeAll(async () => {
  test.setTimeout(120_000)
  en = await wordsOf('en')
  own = await openOwnMerchant('figures')
  // What friends brought is told once there is one.
  await own.registerFriend()
})
test.afterAll(() => own.close())

type Figure = {
  module: string
  of: 'member' | 'agent'
  path: string
  /** What stands there while the module is on, and what while it is off. */
  whileOn: (page: Page) => Locator
  whileOff: (page: Page) => Locator
}

const text = (page: Page, words: string): Locator => page.getByRole('main').getByText(words).first()
const thisMachine = /127\.0\.0\.\d/

const figures: readonly Figure[] = [
  {
    module: 'DISPTOTPROMEARN3',
    of: 'member',
    path: '/rewards/invite',
    whileOn: (page) => text(page, en.say('promotions:invite.earned')),
    whileOff: (page) => page.getByRole('main').getByRole('heading').first(),
  },
  ...(['member', 'agent'] as const).map((of) => ({
    module: 'DISPLAYLOCATION3',
    of,
    path: of === 'member' ? '/account/security' : '/me',
    whileOn: (page: Page) => page.getByRole('main').getByText(thisMachine).first(),
    whileOff: (page: Page) => text(page, en.say('security:sessions.this')),
  })),
  {
    module: 'WDRAWNOPASSVERIF3',
    of: 'member',
    path: '/wallet/withdraw',
    whileOn: (page) => text(page, en.say('wallet:withdraw.no_account')),
    whileOff: (page) => text(page, en.say('wallet:withdraw.set_password')),
  },
]

for (const { module, of, path, whileOn, whileOff } of figures) {
  test(`${module} on and off for a person of the ${of} site (system 52, wallet 68) @round`, async ({
    page,
  }) => {
    for (const isOn of [false, true]) {
      // oxlint-disable no-await-in-loop -- one state after the other
      await own.turn(module, isOn)
      await own[of].go(page, path)
      await expect(isOn ? whileOn(page) : whileOff(page)).toBeVisible()
      if (!isOn) await expect(whileOn(page)).toHaveCount(0)
      // oxlint-enable no-await-in-loop
    }
  })
}
