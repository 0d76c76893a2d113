import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer } from 'node:http'
import { importJWK, jwtVerify } from 'jose'

/** A push service as browsers have one, and a browser that reads what comes through it. */
export type PushService = {
  origin: string
  /** A browser's address at this service, with the keys that it hands to the site. */
  browser: (name: string) => { endpoint: string; p256dh: string; auth: string; read: () => string[] }
  /** Who signed each message that arrived, by its public key. */
  senders: string[]
  /** What the service answers from now on. */
  answer: (status: number) => void
  close: () => Promise<void>
}

type Browser = { pair: ECDH; auth: Buffer; read: string[] }

/** Starts a push service (RFC 8030), on a free port unless told one; what it was sent is opened as a browser does (RFC 8291). */
export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const senders: string[] = []
  let status = 201
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = browsers.get((request.url ?? '').slice(1))
      const [, jwt = '', key = ''] =
        /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
      void isSigned(jwt, key, origin).then((signed) => {
        if (!browser || !signed || request.headers['content-encoding'] !== 'aes128gcm') {
          response.writeHead(400).end()
          return
        }
        if (status < 300) {
          browser.read.push(unseal(Buffer.concat(chunks), browser))
          senders.push(key)
        }
        response.writeHead(status).end()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    senders,
    browser: (name) => {
      const browser = { pair: createECDH('prime256v1'), auth: randomBytes(16), read: [] as string[] }
      browser.pair.generateKeys()
      browsers.set(name, browser)
      return {
        endpoint: `${origin}/${name}`,
        p256dh: browser.pair.getPublicKey('base64url'),
        auth: browser.auth.toString('base64url'),
        read: () => browser.read.splice(0),
      }
    },
    answer: (next) => void (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function isSigned(jwt: string, key: string, audience: string): Promise<boolean> {
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return jwtVerify(jwt, await importJWK(jwk, 'ES256'), { audience }).then(
    () => true,
    () => false,
  )
}

function unseal(message: Buffer, { pair, auth }: Browser): string {
  const salt = message.subarray(0, 16)
  const keyLength = message.readUInt8(20)
  const sender = message.subarray(21, 21 + keyLength)
  const sealed = message.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const first = createHmac('sha256', auth).update(pair.computeSecret(sender)).digest()
  const secret = createHmac('sha256', first)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}
