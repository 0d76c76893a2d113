import { expect, test, type Page, type Request } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { fillSignIn } from '../../src/people.ts'
import { untilQuiet } from '../../src/until-quiet.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

const ofGateway = /\/(?:wps|lgw|lotto)\//

/** Whether somebody who is signed in asks. */
const hasToken = (asked: Request): boolean => asked.headers()['authorization'] !== undefined

/**
 * Keeps back the answers to some calls for as long as the journey lasts, and lists what is asked by somebody signed in: a
 * call that waited for an answer is not among them, however fast the machine is.
 */
async function keepAnswersBack(page: Page, concerns: (asked: Request) => boolean): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (ofGateway.test(pathname) && hasToken(each)) asked.push(pathname)
  })
  await page.route(ofGateway, (route) => (concerns(route.request()) ? undefined : route.continue()))
  return asked
}

/** An app shows its page after 3 s without any answer, which would hide that it waits for one. */
async function takePatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => wait(act, ms === 3_000 ? 600_000 : ms),
    })
  })
}

for (const [site, name, path, wanted] of [
  [member, 'hoangnam91', '/account', [calls.member.info, calls.wallet.balance, calls.support.inbox]],
  [member, 'hoangnam91', '/wallet', [calls.member.info, calls.wallet.balance, calls.wallet.transactions]],
  [agent, 'agent02', '/', [calls.member.info, calls.team.overview, calls.contracts.own]],
] as const) {
  test(`a signed-in page that is loaded anew asks for all of the account in one round trip (session 35, ${site === agent ? 'agent' : 'member'} ${path})`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'the same at every width')
    await arriveAs(page, site, name, await wordsOf('vi'))
    const answered: string[] = []
    page.on('response', (answer) => answered.push(answer.url()))
    await page.goto(`${site}${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await untilQuiet(answered, 1_000)
    await takePatience(page)
    const asked = await keepAnswersBack(page, () => true)
    await page.reload()
    await expect.poll(() => asked).toEqual(expect.arrayContaining(wanted.map((call) => call.path)))
  })
}

test('after a sign-in money and messages are asked for beside the member (session 35)', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'the same at every width')
  const words = await wordsOf('vi')
  await page.goto(`${member}/lobby`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.say('session:sign_in') })
    .click()
  const asked = await keepAnswersBack(page, hasToken)
  await fillSignIn(page, words, 'hoangnam91')
  const wanted = [calls.member.info, calls.wallet.balance, calls.support.unreadCount, calls.protection.state]
  await expect.poll(() => asked).toEqual(expect.arrayContaining(wanted.map((call) => call.path)))
})
