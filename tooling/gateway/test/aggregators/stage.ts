import { createHmac, createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AggregatorProtocol } from '@saola/aggregators'
import { calls } from '@saola/protocol'
import type { TestGateway } from '../start-gateway.ts'
import { operateVendor } from '../vendor-records/stage.ts'
import type { TestPerson } from '../wallet/people.ts'

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })

/** What the aggregator is asked for an address, and what it answers instead of one. */
type Launches = { asked: Record<string, string>[]; answer?: { status: number; body: string } | undefined }

/** Calls the wallet; the text of what it is answered: numbers may be too large to be read as such. */
export type Call = (path: string, body: string, signature?: string) => Promise<string>

/** A way to a gateway, by a path of it. */
export type Way = (path: string, init: RequestInit) => Promise<Response>

/** An aggregator with a few titles, which calls the wallet as its protocol says. */
export type Aggregator = {
  launches: Launches
  /** Plays a title as a member; the token of its calls. */
  launch: (player: TestPerson, gameCode?: string) => Promise<string>
  /** The text of what a call is answered. */
  call: Call
  /** The same with the status of the answer. */
  send: (path: string, body: string, signature?: string) => Promise<{ status: number; text: string }>
  /** The text by another way, as from a process of its own. */
  over: (way: Way) => Call
  sign: (body: string) => string
  close: () => Promise<void>
}

/** How an aggregator is known and signs. */
export type AggregatorName = {
  code: string
  protocol: AggregatorProtocol
  /** The header of its signatures. */
  header: string
  /** The name that the session key has when a game is asked for. */
  tokenName: string
  /** What both sign by, where that is no pair of keys. */
  secret?: string
}

const titles = ['sgr_gold_rush', 'evo_lightning-dice', 'pgs.tiger']

/** Connects the aggregator by the operator's acts; the gateway of the test has the operator's secret `ops`. */
export async function connectAggregator(gateway: TestGateway, name: AggregatorName): Promise<Aggregator> {
  const { code, protocol, header } = name
  const launches: Launches = { asked: [] }
  // No two vendors have one secret.
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
  const isOurs = (body: string, signature: string): boolean =>
    name.secret === undefined
      ? createVerify('RSA-SHA256').update(body).verify(ours.publicKey, signature, 'base64')
      : signature === sign(name, body)
  const server = await listen(launches, name, isOurs)
  const because = { vendor: code, reason: 'a test', by: 'lan' }
  const connected = await operateVendor(gateway, {
    do: 'connect',
    ...because,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    protocol,
    partnerId: 'saola-vn',
    ...(name.secret === undefined
      ? { secret: ours.privateKey, partnerKey: theirs.publicKey }
      : { secret: name.secret }),
  })
  if (connected.status !== 200) throw new Error(connected.text)
  for (const [index, gameCode] of titles.entries()) {
    const title = { gameCode, family: 'RNG', nameVi: gameCode, nameEn: gameCode, minStake: 1_000, rtp: 9_600 }
    // oxlint-disable-next-line no-await-in-loop -- the first one names the vendor
    const added = await operateVendor(gateway, {
      do: 'add-title',
      ...because,
      ...title,
      volatility: 'medium',
      hasDemo: true,
      ...(index === 0 && { vendorName: code }),
    })
    if (added.status !== 200) throw new Error(added.text)
  }
  const ask = async (way: Way, path: string, body: string, signature: string) => {
    const response = await way(`/aggregators/${code}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [header]: signature },
      body,
    })
    const text = await response.text()
    const own = response.headers.get(header)
    if (own !== null && !isOurs(text, own)) throw new Error('an answer was not signed by us')
    return { status: response.status, text }
  }
  const over =
    (way: Way): Call =>
    async (path, body, signature = sign(name, body)) =>
      (await ask(way, path, body, signature)).text
  const here: Way = (path, init) => gateway.fetch(`http://gateway.test${path}`, init)
  return {
    launches,
    over,
    sign: (body) => sign(name, body),
    send: (path, body, signature = sign(name, body)) => ask(here, path, body, signature),
    call: over(here),
    launch: async (player, gameCode = titles[0]) => {
      const input = { launchMode: 'GLS', nodeId: `${code}-${gameCode}`, language: 'EN' } as const
      const { content } = await gateway.client(player.token).send(calls.games.launchGame, input)
      return new URL(content?.game_url ?? '').searchParams.get('token') ?? ''
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

let ids = 0

/** An id that no call had before. */
export function id(of: string): string {
  return `${of}-${String((ids += 1)).padStart(6, '0')}`
}

/** What the protocol calls a member. */
export function userOf({ id: accountId }: TestPerson): string {
  return `m${String(accountId).padStart(6, '0')}`
}

/** đồng in units of 1/100,000. */
export const units = (dong: number): number => dong * 100_000

function sign({ secret }: AggregatorName, body: string): string {
  return secret === undefined
    ? createSign('RSA-SHA256').update(body).sign(theirs.privateKey, 'base64')
    : createHmac('sha256', secret).update(body).digest('hex')
}

/** Answers over HTTP where a game is: whoever is asked by us gets an address with the token in it. */
function listen(
  launches: Launches,
  name: AggregatorName,
  isOurs: (body: string, signature: string) => boolean,
): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const signature = String(request.headers[name.header.toLowerCase()])
      const asked = JSON.parse(body) as Record<string, string>
      launches.asked.push({ ...asked, path: request.url ?? '' })
      const usual = isOurs(body, signature)
        ? {
            status: 200,
            body: JSON.stringify({ url: `https://play.example/game?token=${asked[name.tokenName] ?? ''}` }),
          }
        : { status: 401, body: '{"error":"signature"}' }
      const { status, body: answered } = launches.answer ?? usual
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(answered)
    })
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(server))
  })
}
