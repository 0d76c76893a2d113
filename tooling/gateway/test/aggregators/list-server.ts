import { createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestGateway } from '../start-gateway.ts'
import { operateVendor } from '../vendor-records/stage.ts'

/** A row of the list, as Hub88 has it; tests change what it says. */
export type Row = Record<string, unknown>

/** A server that plays Hub88: it gives addresses of games, and lists what tests say was done. */
export type ListServer = {
  /** What is listed, and when it was done. */
  rows: { at: number; row: Row }[]
  /** The times that were asked for. */
  asked: { from: number; to: number }[]
  /** The status of an answer that is no list, for the times that a test names. */
  refuses: (span: { from: number; to: number }) => number | undefined
  /** Ends connections without an answer. */
  isAway: boolean
  close: () => Promise<void>
}

const ours = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Puts the server in the place of an aggregator that is connected; the gateway signs by a key that it knows from now on. */
export async function listFor(gateway: TestGateway, code: string): Promise<ListServer> {
  const server = createServer((request, response) => {
    if (list.isAway) {
      request.socket.destroy()
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const { status, told } = answer(request.url ?? '', body, String(request.headers['x-hub88-signature']))
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(told))
    })
  })
  const list: ListServer = {
    rows: [],
    asked: [],
    refuses: nothing,
    isAway: false,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const { port } = server.address() as AddressInfo
  const because = { vendor: code, reason: 'a test', by: 'lan' }
  const acts = [
    { do: 'change', ...because, origin: `http://127.0.0.1:${port}` },
    { do: 'rotate', ...because, secret: ours.privateKey },
    // Another aggregator of a test may have the one before.
    { do: 'end-secret', ...because },
  ]
  for (const act of acts) {
    // oxlint-disable-next-line no-await-in-loop -- one act after the other
    const done = await operateVendor(gateway, act)
    if (done.status !== 200) throw new Error(done.text)
  }
  return list

  function answer(path: string, body: string, signature: string): { status: number; told: unknown } {
    if (!createVerify('RSA-SHA256').update(body).verify(ours.publicKey, signature, 'base64'))
      return { status: 401, told: { error: 'signature' } }
    // Tests look into requests freely.
    const asked = JSON.parse(body) as Record<string, string>
    if (path === '/operator/generic/v2/game/url')
      return { status: 200, told: { url: `https://play.example/game?token=${asked['token'] ?? ''}` } }
    const [from, to] = [asked['start_time'], asked['end_time']].map((time) => Date.parse(`${time ?? ''}Z`))
    const span = { from: from ?? 0, to: to ?? 0 }
    if (path !== '/operator/generic/v2/transactions/list' || asked['operator_id'] !== 'saola-vn')
      return { status: 404, told: { error: 'path' } }
    list.asked.push(span)
    const status = list.refuses(span)
    if (status !== undefined) return { status, told: { error: 'too much' } }
    const told = list.rows.filter(({ at }) => span.from <= at && at < span.to).map(({ row }) => row)
    return { status: 200, told }
  }
}

function nothing(): undefined {
  return undefined
}
