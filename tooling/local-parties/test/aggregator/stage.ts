import { createSign } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createVendor } from '@saola/game-vendor'
import { frameOrigins, signCall, vendorHeaders } from '@saola/gateway'
import { startGateway, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'
import { pageAssets } from '@saola/gateway/testing/vendor/page-assets.ts'
import { vendorServices } from '@saola/gateway/testing/vendor/vendor-of.ts'
import type { TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import {
  connectLocalAggregator,
  createLocalAggregator,
  isOfOperator,
  localAggregatorCode,
  readAggregatorKeys,
} from '@saola/local-parties'
import { calls } from '@saola/protocol'
import { openPort } from '@saola/server'

/** What a wallet or an aggregator answered. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
export type Told = { status: number; body: any }

/** The line from the aggregator to the wallet: nothing goes through, or what is answered is lost. */
type Line = { state: 'open' | 'away' | 'deaf'; sent: string[] }

/** A gateway and an aggregator with the games of its supplier, each on a port, and the line between them. */
export type Stage = {
  gateway: TestGateway
  origin: string
  line: Line
  /** How long the aggregator waited before it sent something again, in the time of its rules. */
  pauses: number[]
  keys: ReturnType<typeof readAggregatorKeys>
  /** Launches a title as the site does; the address of its page. */
  launch: (player: TestPerson, gameCode?: string) => Promise<URL>
  /** A call of the supplier, signed by its secret unless told otherwise. */
  supplier: (name: string, asked: object, secret?: string) => Promise<Told>
  /** The same again and again until it is answered with something. */
  supplierInTheEnd: (name: string, asked: object) => Promise<Told>
  /** A call of the operator, signed by its key unless told otherwise. */
  operator: (path: string, asked: object, privateKey?: string) => Promise<Told>
  /** Sits a player down as the page of a title does; the key of its stakes. */
  sit: (player: TestPerson) => Promise<string>
  /** Ends the aggregator's process and starts another on the same file. */
  restart: () => void
  close: () => Promise<void>
}

const secret = 'shared-by-supplier-and-aggregator'

/** Tests wait a hundredth of what the rules say. */
const hurry = 100

/** Opens all of it on free ports of this machine. */
export async function openStage(): Promise<Stage> {
  const gateway = await startGateway({ opsSecret: 'ops' })
  const folder = mkdtempSync(join(tmpdir(), 'saola-aggregator-'))
  readAggregatorKeys(join(folder, 'keys.json'))
  // As at every start but the first.
  const keys = readAggregatorKeys(join(folder, 'keys.json'))
  const line: Line = { state: 'open', sent: [] }
  const pauses: number[] = []
  let served: (request: Request) => Response | Promise<Response> = notServed
  const walletPort = await openPort(
    getRequestListener((request) => gateway.fetch(request)),
    0,
  )
  const ownPort = await openPort(
    getRequestListener((request) => served(request)),
    0,
  )
  const origin = `http://127.0.0.1:${ownPort.port}`
  const start = () =>
    createLocalAggregator({
      keys,
      walletAddress: `http://127.0.0.1:${walletPort.port}/aggregators/${localAggregatorCode}`,
      send: async (request) => {
        line.sent.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
        if (line.state === 'away') throw new Error('the line is broken')
        const response = await fetch(request)
        if (line.state === 'deaf') throw new Error('the answer is lost')
        return response
      },
      gamesOrigin: origin,
      supplier: { code: 'SUPPLIER', secret },
      frameOrigins: () => frameOrigins(gateway.services),
      file: join(folder, 'sent.jsonl'),
      now: gateway.services.now,
      randomBytes: gateway.services.randomBytes,
      pause: async (ms, signal) => {
        pauses.push(ms)
        await wait(ms / hurry, undefined, { signal })
      },
    })
  let aggregator = start()
  const games = createVendor(
    {
      ...vendorServices(gateway, (request) => aggregator.wallet(request)),
      settings: { code: 'SUPPLIER', secret, gatewayOrigin: origin, storeSecret: 'seals-the-seeds' },
    },
    pageAssets,
  )
  served = (request) => {
    if (isOfOperator(request)) return aggregator.operator(request)
    const isWallet = new URL(request.url).pathname.startsWith('/seamless/')
    return isWallet ? aggregator.wallet(request) : games.fetch(request)
  }
  await connectLocalAggregator(gateway.services, { origin, keys })
  let nonces = 0
  const stage: Stage = {
    gateway,
    origin,
    line,
    pauses,
    keys,
    async launch(player, gameCode = 'mini_dice') {
      const input = {
        launchMode: 'GLS',
        nodeId: `${localAggregatorCode}-${gameCode}`,
        language: 'EN',
      } as const
      const { content } = await gateway.client(player.token).send(calls.games.launchGame, input)
      return new URL(content?.game_url ?? '')
    },
    async supplier(name, asked, by = secret) {
      const path = `/seamless/${name}`
      const body = JSON.stringify({ vendor: 'SUPPLIER', ...asked })
      const time = String(gateway.services.now())
      const nonce = `local-aggregator-${String((nonces += 1)).padStart(8, '0')}`
      return post(`${origin}${path}`, body, {
        [vendorHeaders.time]: time,
        [vendorHeaders.nonce]: nonce,
        [vendorHeaders.signature]: signCall(by, { method: 'POST', path, time, nonce, body }),
      })
    },
    async supplierInTheEnd(name, asked) {
      const told = await stage.supplier(name, asked)
      return told.status === 503 ? stage.supplierInTheEnd(name, asked) : told
    },
    operator: (path, asked, privateKey = keys.operator.privateKey) => {
      const body = JSON.stringify({ operator_id: 'saola', ...asked })
      const signature = createSign('RSA-SHA256').update(body).sign(privateKey, 'base64')
      return post(`${origin}/operator/generic/v2${path}`, body, { 'X-Hub88-Signature': signature })
    },
    async sit(player) {
      const token = (await stage.launch(player)).searchParams.get('token')
      const { body } = await stage.supplier('session', { token })
      return body.value.sessionKey
    },
    restart() {
      aggregator.close()
      aggregator = start()
      aggregator.resume()
    },
    async close() {
      aggregator.close()
      await Promise.all([walletPort.drain(0), ownPort.drain(0)])
      await gateway.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return stage
}

function notServed(): Response {
  return new Response(null, { status: 503 })
}

async function post(address: string, body: string, headers: Record<string, string>): Promise<Told> {
  const response = await fetch(address, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}
