import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-with-parties.ts'
import { visitDesk } from '../visit-desk.ts'

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const ours = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })

let gateway: TestGateway
let server: Server
let list: unknown[] = []
let origin = ''
beforeAll(async () => {
  gateway = await startGateway()
  server = createServer((_request, response) => void response.end(JSON.stringify(list)))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  // Listening on a port is an address with a number.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await gateway.close()
})

const { desk, send } = visitDesk(() => gateway, 'vendors')
const why = { reason: 'The contract is signed.', by: 'Minh' }
/** As a browser sends what stands in several lines. */
const typed = (key: string): string => key.replaceAll('\n', '\r\n')
const connect = (more: Record<string, string> = {}) =>
  send({
    do: 'connect',
    vendor: 'HUB88',
    protocol: 'hub88',
    origin,
    partnerId: 'saola-vn',
    partnerKey: typed(theirs.publicKey),
    secret: typed(ours.privateKey),
    ...why,
    ...more,
  })
const about = (page: string): string =>
  /<article aria-labelledby="v-HUB88">[^]*?<\/article>/.exec(page)?.[0] ?? ''
const titles = () =>
  gateway.services.db
    .selectFrom('game')
    .select(['game_code', 'min_bet'])
    .where('served_by', '=', 'HUB88')
    .execute()

/** The fields that the form which imports sends, as the page has them. */
function hiddenIn(page: string): Record<string, string> {
  const form = /<form[^>]*aria-label="HUB88: Import now"[^]*?<\/form>/.exec(page)?.[0] ?? ''
  const fields = form.matchAll(/name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

describe('an aggregator at the desk', () => {
  it.each([
    ['partnerId', 'saola vn', 'An operator id has'],
    ['partnerKey', 'no key', 'Its key is a public RSA key'],
    ['secret', 'gilt-bamboo-signs-its-calls', 'Our key is a private RSA key'],
    ['secret', 'short', 'A secret has at least 20'],
    ['vendor', 'hub 88', 'A code has capital letters'],
    ['by', '', 'Enter who decides'],
  ])('is refused by its %s: %s', async (name, wrong, words) => {
    const page = await connect({ [name]: wrong })
    expect(page.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`role="alert">[^<]*${words}`))
    expect(page).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid=true`))
    expect(page.match(/aria-invalid/g)).toHaveLength(1)
    expect(about(page)).toBe('')
  })

  it('is refused without its public key where it signs by one', async () => {
    const page = await connect({ partnerKey: '' })
    expect(page.replaceAll(/\s+/g, ' ')).toMatch(/role="alert">[^<]*Its key is a public RSA key/)
    expect(about(page)).toBe('')
  })

  it('is connected by a secret that both sign by, which no key may be (games 144)', async () => {
    const brothers = { vendor: 'BROTHERS', protocol: 'brothers', partnerKey: '' }
    expect(await connect(brothers)).toContain('Our key is a private RSA key')
    const page = await connect({ ...brothers, secret: 'lacquer-lantern-signs-both-ways-7261' })
    expect(page).toContain('aria-labelledby="v-BROTHERS"')
    expect(page).not.toContain('lacquer-lantern')
  })

  it('is connected with its protocol and its keys, of which ours is shown nobody (games 141)', async () => {
    expect(await desk('/vendors?language=en')).toContain('<option value="hub88"')
    const page = await connect()
    expect(page).toContain('HUB88: Connected')
    expect(about(page)).toContain('Protocol: hub88')
    const key = ours.privateKey.split('\n')[1] ?? ''
    expect([page, await connect()].join('')).not.toContain(key)
  })

  it('has its list imported, once what it would do was seen (games 145)', async () => {
    list = [
      { game_code: 'gold_rush', name: 'Gold Rush', category: 'Video Slots', rtp: '96.1' },
      { game_code: 'tiger', name: 'Tiger' },
      { game_code: 'no name' },
    ]
    const wanted = { do: 'import', vendor: 'HUB88', preview: 'on', minStake: '2.000', ...why }
    expect(await send(wanted)).toContain('does not name this vendor yet')
    const page = await send({ ...wanted, vendorName: 'Hub 88' })
    const words = about(page).replaceAll(/\s+/g, ' ')
    expect(words).toMatch(/<details open> <summary>Import the list of games/)
    for (const count of ['New titles: 2', 'Changed: 0', 'Closed, no longer offered: 0', 'Refused rows: 1'])
      expect(words).toContain(count)
    expect(words).toContain('<code>no name</code> The code has other characters')
    expect(await titles()).toEqual([])
    const fields = hiddenIn(page)
    expect(fields).toMatchObject({ vendor: 'HUB88', vendorName: 'Hub 88', minStake: '2.000', ...why })
    const done = await send({ do: 'import', ...fields })
    expect(done).toContain('HUB88: List imported')
    expect(about(done)).toContain('Titles: 2')
    expect(await titles()).toEqual([
      { game_code: 'gold_rush', min_bet: 2_000 },
      { game_code: 'tiger', min_bet: 2_000 },
    ])
  })

  it('is not asked twice within a minute, and says so', async () => {
    const page = await send({ do: 'import', vendor: 'HUB88', preview: 'on', ...why })
    expect(page).toMatch(/role="alert">[^<]*less than a minute ago/)
  })

  it('changes its key', async () => {
    const next = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
    const rotated = await send({ do: 'rotate', vendor: 'HUB88', secret: typed(next.privateKey), ...why })
    expect(about(rotated)).toContain('Two secrets are good')
  })

  it('alone has a list to import', async () => {
    const page = await desk('/vendors?language=en')
    expect(page.match(/Import the list of games<\/summary>/g)).toHaveLength(1)
  })
})
