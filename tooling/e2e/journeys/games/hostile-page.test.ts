import { expect, test, type Frame, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { walkInside } from '../../src/walk-inside.ts'

const member = origin(sharedAddresses.memberPort)
/** The hosts of our own games; what is at one of them is foreign to the other. */
const hosts = [origin(sharedAddresses.vendorPort), origin(sharedAddresses.launchPort)] as const
const limbo = '/play/105'

/** Says that it runs, as any game does, and is otherwise what each test makes of it. */
const hostilePage = `<!doctype html><title>A game</title><a id="out" target="_top" href="${member}/lobby">out</a>
  <form id="post" target="_top" action="${member}/lobby"></form>
  <script>parent.postMessage({ type: 'saola:ready' }, '*')</script>`

/** Everything that the site listens to, and what somebody might hope that it does. */
const types = ['saola:ready', 'saola:balance-changed', 'saola:close', 'saola:navigate', 'saola:verify']

/** The member at a title whose page is not a game at all. */
async function sitDown(page: Page): Promise<Frame> {
  for (const host of hosts) {
    await page.route(`${host}/play/**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: hostilePage }),
    )
  }
  const { go, settle } = walkInside(page)
  await enterAs(page, member, 'hoangnam91', '/games')
  await settle()
  await go(limbo)
  const frame = await page.locator('main iframe').elementHandle()
  await expect(page.locator('main iframe')).toBeVisible()
  const content = await frame?.contentFrame()
  if (!content) throw new Error('the game has no frame')
  await content.waitForLoadState()
  // What the site asks for on its own account is over before anybody counts.
  await settle()
  return content
}

/** Counts what the site asks its gateway about the balance from now on. */
function countBalances(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls.wallet.balance.path) count += 1
  })
  return () => count
}

/** Writes down where messages to the site came from. */
async function hearMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    window.addEventListener('message', ({ origin: from, data }) => heard.push(`${from} ${data?.type}`))
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}

/** Runs in the game's page. */
const tell = (kinds: string[]): void => kinds.forEach((type) => parent.postMessage({ type }, '*'))

const isPlaying = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(`${member}${limbo}`)
  await expect(page.locator('main iframe')).toBeVisible()
}

test(
  "a vendor's page reads nothing of the site around it (games 42)",
  { tag: '@round' },
  async ({ page }) => {
    const frame = await sitDown(page)
    const read = await frame.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        document: () => parent.document.title,
        element: () => window.frameElement?.id,
        address: () => parent.location.href,
        'stored for the tab': () => parent.sessionStorage.length,
        'stored for good': () => parent.localStorage.length,
        'a variable': () => Reflect.get(parent, 'heard'),
        history: () => parent.history.length,
        'a function': () => Reflect.get(parent, 'fetch'),
      }
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          return `${name}: ${String(attempt())}`
        } catch (error) {
          return `${name}: ${(error as Error).name}`
        }
      })
    })
    expect(read).toEqual([
      'document: SecurityError',
      // Of a foreign page around it a frame is told nothing.
      'element: undefined',
      'address: SecurityError',
      'stored for the tab: SecurityError',
      'stored for good: SecurityError',
      'a variable: SecurityError',
      'history: SecurityError',
      'a function: SecurityError',
    ])
    const own = await frame.evaluate(() => ({
      session: sessionStorage.getItem('session'),
      kept: localStorage.length,
      cookies: document.cookie,
      referrer: document.referrer,
      name: window.name,
    }))
    // Cookies know no ports, so nothing of the site may lie in one.
    expect(own).toEqual({ session: null, kept: 0, cookies: '', referrer: `${member}/`, name: '' })
  },
)

test(
  "a vendor's page moves nothing of the site around it (games 42)",
  { tag: '@round' },
  async ({ page, context }) => {
    const frame = await sitDown(page)
    const opened: unknown[] = []
    page.on('dialog', (dialog) => {
      opened.push(dialog.message())
      void dialog.dismiss()
    })
    context.on('page', (other) => opened.push(other.url()))
    page.on('download', (download) => opened.push(download.url()))

    expect(await frame.evaluate(() => window.open('/play/other') === null)).toBe(true)
    const moves: readonly (() => unknown)[] = [
      () => alert('hello'),
      () => void (parent.location.href = '/lobby'),
      () => top?.location.replace('/lobby'),
      () => void (parent.location.hash = 'lobby'),
      () => document.querySelector('a')?.click(),
      () => document.querySelector('form')?.submit(),
      () => parent.close(),
      () => parent.postMessage({ type: 'saola:verify', address: '/play/other' }, '*'),
      () => parent.postMessage({ type: 'saola:verify', address: `${document.referrer}verify` }, '*'),
      () => history.back(),
      () => {
        const link = document.createElement('a')
        link.href = 'data:text/plain,hello'
        link.download = 'hello.txt'
        link.click()
      },
    ]
    for (const move of moves) {
      // What the browser does not throw at it, it ignores.
      await frame.evaluate(move).catch((error: Error) => expect(error.message).toContain('SecurityError'))
      await page.waitForTimeout(200)
      await isPlaying(page)
    }
    expect(opened).toEqual([])
  },
)

test('a forged message is not believed (games 42)', async ({ page }) => {
  const frame = await sitDown(page)
  const heard = await hearMessages(page)
  const balances = countBalances(page)

  await test.step('from its own page it is: the site asks the gateway itself', async () => {
    await frame.evaluate(tell, ['saola:balance-changed'])
    await expect.poll(balances).toBe(1)
  })

  await test.step('from a frame inside the game it is not', async () => {
    await frame.evaluate((kinds) => {
      const inner = document.createElement('iframe')
      inner.srcdoc = `<script>${JSON.stringify(kinds)}.forEach((type) => top.postMessage({ type }, '*'))</script>`
      document.body.append(inner)
    }, types)
    await expect.poll(async () => (await heard()).length).toBe(1 + types.length)
  })

  await test.step('nor from a page at another origin that took its place', async () => {
    const own = new URL(frame.url()).origin
    const other = hosts.find((host) => host !== own) ?? hosts[0]
    await frame.goto(`${other}/play/other`)
    await frame.evaluate(tell, types)
    const fromOther = async () => (await heard()).filter((each) => each.startsWith(other))
    // Its own word that it runs comes before them.
    await expect.poll(async () => (await fromOther()).length).toBe(1 + types.length)
  })

  await page.waitForTimeout(300)
  expect(balances()).toBe(1)
  await isPlaying(page)
})
