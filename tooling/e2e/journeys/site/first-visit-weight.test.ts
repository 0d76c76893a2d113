import { get, type IncomingHttpHeaders } from 'node:http'
import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { untilQuiet } from '../../src/until-quiet.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** What a packet of the network carries anyway, in bytes. */
const least = 1_000
const textual = /html|javascript|css|json|svg|xml|text\/plain/
const ofGateway = /^\/(?:wps|lgw|lotto|art)\//

test('all text of a first visit to the lobby travels packed, from the site and from the gateway (wire 29)', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the same at every width')
  const answers: { path: string; headers: Record<string, string>; url: string }[] = []
  page.on('requestfinished', (asked) => {
    if (asked.method() !== 'GET') return
    answers.push({ path: new URL(asked.url()).pathname, headers: asked.headers(), url: asked.url() })
  })
  await page.goto(`${member}/lobby`)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await untilQuiet(answers, 1_000)

  const raw: string[] = []
  const weights = { raw: 0, sent: 0, texts: 0 }
  const asked = answers.filter(({ url }) => url.startsWith(member))
  for (const { url, path, headers } of asked) {
    for (const from of ofGateway.test(path) ? [member, gateway] : [member]) {
      // oxlint-disable-next-line no-await-in-loop -- the limits of the gateway count what comes at once
      const packed = await weigh(url.replace(member, from), {
        ...headers,
        'accept-encoding': 'gzip, deflate, br, zstd',
      })
      if (packed.status !== 200 || !textual.test(packed.headers['content-type'] ?? '')) continue
      // oxlint-disable-next-line no-await-in-loop -- as above
      const plain = await weigh(url.replace(member, from), { ...headers, 'accept-encoding': 'identity' })
      if (plain.bytes <= least) continue
      if (from === member) {
        weights.raw += plain.bytes
        weights.sent += packed.bytes
        weights.texts += 1
      }
      if (packed.headers['content-encoding'] === undefined) raw.push(`${from}${path}: ${plain.bytes} bytes`)
    }
  }
  console.log(`${weights.texts} texts of the lobby: ${weights.raw} bytes, ${weights.sent} as they travel`)
  expect(raw).toEqual([])
  expect(weights.texts).toBeGreaterThan(20)
  expect(weights.sent).toBeLessThan(weights.raw / 2)
})

test('code, texts and typefaces of a page are asked for before its settings are there (system 31)', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the same at every width')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Of a family as its maker offers it, only what the site is written in is asked for.
  await page.route('**/brand/theme.css', async (route) => {
    const answer = await route.fetch()
    const more = `@font-face { font-family: 'Be Vietnam Pro'; src: url('/brand/fonts/greek.woff2'); unicode-range: U+370-3FF }
      @font-face { font-family: 'Be Vietnam Pro'; font-weight: 900; src: url('/brand/fonts/black.woff2') }`
    await route.fulfill({ response: answer, body: `${await answer.text()}${more}` })
  })
  // They never come.
  await page.route(/\/config\.json/, () => undefined)
  await page.goto(`${member}/lobby`, { waitUntil: 'commit' })
  const count = (name: RegExp): number => new Set(asked.filter((path) => name.test(path))).size
  await expect
    .poll(() => ({
      code: count(/^\/assets\/lobby-[^/]*\.js$/),
      texts: count(/^\/assets\/(?:first-)?texts-vi-[^/]*\.js$/),
      typefaces: count(/^\/brand\/fonts\//),
    }))
    .toEqual({ code: 1, texts: 2, typefaces: 3 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const [name, address] of [
  ['member', `${member}/lobby`],
  ['agent', origin(sharedAddresses.agentPort)],
] as const) {
  test(`the settings and texts of the brand come with the page of the ${name} app, the status beside its code, once (system 31)`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'the same at every width')
    const start = Promise.withResolvers<void>()
    const answered: string[] = []
    page.on('response', (answer) => answered.push(new URL(answer.url()).pathname))
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await start.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const readFirst = (): string[] =>
      answered.filter((path) => /^\/(?:config\.json|brand\/texts\/|wps\/system\/status)/.test(path))
    await expect.poll(readFirst).toEqual(['/wps/system/status'])
    start.resolve()
    await expect(page.locator('h1').first()).toBeAttached()
    await untilQuiet(answered, 1_000)
    expect(readFirst()).toEqual(['/wps/system/status'])
  })
}

test('who chose English is sent the texts in English alone (system 31)', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'the same at every width')
  await page.goto(`${member}/lobby`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await untilQuiet(asked, 1_000)
  const texts = asked.filter((path) => /texts-(?:vi|en)-/.test(path))
  expect(texts.filter((path) => /texts-vi/.test(path))).toEqual([])
  expect(texts.length).toBeGreaterThan(0)
})

/** How many bytes an answer is on its way, and how it says it is packed. */
function weigh(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: number }>(
    (resolve, reject) => {
      const sent = get(url, { headers }, (answer) => {
        let bytes = 0
        answer.on('data', (part: Buffer) => (bytes += part.length))
        answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes }))
      })
      sent.once('error', reject)
    },
  )
}
