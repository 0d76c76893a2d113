import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { fillSignIn } from '../../src/people.ts'
import { untilQuiet } from '../../src/until-quiet.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

/**
 * How long each answer takes; what is sent later than that after the first call has waited for an answer. An app shows its
 * page after 3 s without any.
 */
const answerMs = Number(process.env['SAOLA_ANSWER_MS'] || 2_500)

type Sent = { path: string; at: number }

const ofGateway = /\/(?:wps|lgw|lotto)\//

/** Delays every answer of the gateway, and notes when a call of the account was sent. */
async function watchCalls(page: Page): Promise<{ sent: Sent[] }> {
  const watch = { sent: [] as Sent[] }
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    if (ofGateway.test(pathname) && asked.headers()['authorization'] !== undefined)
      watch.sent.push({ path: pathname, at: performance.now() })
  })
  await page.route(ofGateway, async (route) => {
    await new Promise((done) => setTimeout(done, answerMs))
    await route.continue().catch(() => undefined)
  })
  return watch
}

/** From the first call to the last, in ms; the calls are listed for who reads a failure. */
function spreadOf(sent: readonly Sent[], where: string): number {
  const first = Math.min(...sent.map(({ at }) => at))
  for (const { path, at } of sent) console.log(`${where}: ${Math.round(at - first)} ms ${path}`)
  return Math.max(...sent.map(({ at }) => at)) - first
}

for (const [site, name, path, awaited] of [
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
    const watch = await watchCalls(page)
    await page.reload()
    const wanted = awaited.map((call) => call.path)
    await expect.poll(() => watch.sent.map((each) => each.path)).toEqual(expect.arrayContaining(wanted))
    await untilQuiet(watch.sent, answerMs + 1_000)
    expect(spreadOf(watch.sent, path)).toBeLessThan(answerMs)
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
  const watch = await watchCalls(page)
  await fillSignIn(page, words, 'hoangnam91')
  const wanted = [calls.member.info, calls.wallet.balance, calls.support.unreadCount, calls.protection.state]
  await expect.poll(() => watch.sent.length).toBeGreaterThanOrEqual(wanted.length)
  await expect(page.getByRole('dialog')).toBeHidden()
  await untilQuiet(watch.sent, answerMs + 1_000)
  const paths = wanted.map((call) => call.path)
  expect(
    spreadOf(
      watch.sent.filter((each) => paths.includes(each.path)),
      'sign-in',
    ),
  ).toBeLessThan(answerMs)
  for (const path of paths) expect(watch.sent.filter((each) => each.path === path)).toHaveLength(1)
})
