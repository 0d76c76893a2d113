import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { calls } from '@saola/protocol'
import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { operateVendor } from '@saola/gateway/testing/vendor-records/stage.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import { freePort } from '@saola/testkit/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath } from '../../src/browser-path.ts'
import { openGateway, type ListeningGateway } from './open-gateway.ts'
import { startVendor, type VendorProcess } from './vendor-process.ts'

/** A vendor that the catalogue has never heard of. */
const vendor = 'MYGAMES'
const secret = 'the-coin-signs-its-calls'
const stake = 10_000
const folder = mkdtempSync(join(tmpdir(), 'saola-coin-'))

/** What the line does with a call, by its name: loses it on the way there, or its answer on the way back. */
type Loss = 'request' | 'answer'
let lose: (name: string) => Loss | undefined = () => undefined

let open: ListeningGateway
let coin: VendorProcess
let origin: string
let nodeId: string
let member: TestPerson
let environment: Record<string, string>

beforeAll(async () => {
  open = await openGateway({ opsSecret: 'ops' }, async (request, answer) => {
    const loss = lose(new URL(request.url).pathname.replace('/seamless/', ''))
    if (loss === 'request') return new Response(null, { status: 502 })
    const response = await answer(request)
    return loss === 'answer' ? new Response(null, { status: 502 }) : response
  })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const said = { vendor, reason: 'a coin', by: 'lan' }
  const connected = await operateVendor(open.gateway, { do: 'connect', ...said, secret, origin })
  expect(connected.status, connected.text).toBe(200)
  const added = await operateVendor(open.gateway, {
    do: 'add-title',
    ...said,
    gameCode: 'COIN',
    family: 'MINI',
    nameVi: 'Sấp ngửa',
    nameEn: 'Heads or tails',
    minStake: stake,
    rtp: 9_800,
    volatility: 'low',
    vendorName: 'My Games',
  })
  expect(added.status, added.text).toBe(200)
  const { games } = await open.gateway
    .client()
    .send(calls.games.gameList, { vassalage: vendor, pageNo: 1, pageSize: 20 })
  expect(games).toHaveLength(1)
  nodeId = games[0]?.nodeId ?? ''
  member = await addPerson(open.gateway, 'tosser')
  await fund(open.gateway, member, 1_000_000)
  environment = {
    SAOLA_GATEWAY: open.origin,
    SAOLA_VENDOR: vendor,
    SAOLA_VENDOR_SECRET: secret,
    VENDOR_PORT: String(port),
    VENDOR_JOURNAL: join(folder, 'rounds.jsonl'),
  }
  coin = await startVendor(environment)
})
afterAll(async () => {
  await coin.kill()
  await expectReconciled(open.gateway.services.db).finally(open.close)
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  lose = () => undefined
})

const balance = () => balanceOf(open.gateway, member.wallet)

async function post(path: string, body: object) {
  const response = await fetch(new URL(path, origin), { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, text: await response.text() }
}

/** Where a launch leads. */
async function launch(): Promise<URL> {
  const { content } = await open.gateway
    .client(member.token)
    .send(calls.games.launchGame, { launchMode: 'GLS', nodeId })
  return new URL(content?.game_url ?? '')
}

/** Launches the game as the site does and opens it as its page does; the session key. */
async function sitDown(): Promise<string> {
  const address = await launch()
  expect(address.origin).toBe(origin)
  const page = await fetch(address)
  expect(page.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors http/)
  expect(await page.text()).toContain('/game.js')
  const { text } = await post('/open', { token: address.searchParams.get('token') })
  return (JSON.parse(text) as { value: { sessionKey: string } }).value.sessionKey
}

/** One press of a button, as often as it is sent. */
function press(sessionKey: string, amount = stake) {
  const bet = { roundId: randomUUID(), sessionKey, side: 'heads', amount }
  return async () =>
    JSON.parse((await post('/play', bet)).text) as { kind: string; code?: string; payout: number }
}

/** Loses what the line is told, the first time each. */
function loseOnce(losses: Record<string, Loss>): void {
  const left = new Map(Object.entries(losses))
  lose = (name) => {
    const loss = left.get(name)
    left.delete(name)
    return loss
  }
}

describe('the vendor of one game', () => {
  it('takes a stake and pays what the coin says, once for each press', async () => {
    const before = await balance()
    const send = press(await sitDown())
    const outcome = await send()
    expect(outcome).toMatchObject({ kind: 'played' })
    expect([0, stake * 1.96]).toContain(outcome.payout)
    expect(await balance()).toBe(before - stake + outcome.payout)
    expect(await send()).toEqual(outcome)
    expect(await balance()).toBe(before - stake + outcome.payout)
  })

  it('is played on its page', async () => {
    const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      const problems: string[] = []
      page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
      page.on('pageerror', (error) => problems.push(String(error)))
      await page.goto((await launch()).href)
      await page.getByLabel('Stake').fill(String(2 * stake))
      await page.getByRole('button', { name: 'Tails' }).click()
      await page.getByText(/^(?:heads: nothing this time|tails: you win 39200)$/).waitFor()
      expect(await page.locator('#balance').textContent()).toBe(String(await balance()))
      expect(problems).toEqual([])
    } finally {
      await browser.close()
    }
  })

  it('tells what the gateway refuses, and leaves no round', async () => {
    const before = await balance()
    const key = await sitDown()
    expect(await press(key, stake - 1)()).toEqual({ kind: 'refused', code: 'seamless.stake' })
    expect(await press('nobodys-key')()).toEqual({ kind: 'refused', code: 'seamless.session' })
    expect((await post('/play', { roundId: '../..', sessionKey: key })).status).toBe(400)
    expect(await balance()).toBe(before)
  })

  it.each<Loss>(['request', 'answer'])(
    'gives the stake back where the %s of its debit is lost',
    async (debit) => {
      const before = await balance()
      const send = press(await sitDown())
      loseOnce({ debit, rollback: 'answer' })
      expect(await send()).toEqual({ kind: 'returned' })
      expect(await send()).toEqual({ kind: 'returned' })
      expect(await balance()).toBe(before)
    },
  )

  it.each<Loss>(['request', 'answer'])('pays once where the %s of its credit is lost', async (credit) => {
    const before = await balance()
    const send = press(await sitDown())
    loseOnce({ credit })
    const outcome = await send()
    expect(outcome).toMatchObject({ kind: 'played' })
    expect(await balance()).toBe(before - stake + outcome.payout)
  })

  it.each([
    ['before its stake is answered', 'debit', 'rollback'],
    ['before its result is paid', 'credit', 'credit'],
  ])('ends a round that it died in %s', async (_when, cut, ending) => {
    const before = await balance()
    const send = press(await sitDown())
    const reached = new Promise<void>((done) => {
      lose = (name) => {
        if (name === cut) done()
        return name === cut || name === ending ? 'request' : undefined
      }
    })
    const answer = send().catch(() => 'none')
    await reached
    await coin.kill()
    expect(await answer).toBe('none')
    lose = () => undefined
    coin = await startVendor(environment)
    const outcome = await send()
    expect(outcome.kind).toBe(ending === 'credit' ? 'played' : 'returned')
    expect(await balance()).toBe(before - (ending === 'credit' ? stake - outcome.payout : 0))
  })
})
