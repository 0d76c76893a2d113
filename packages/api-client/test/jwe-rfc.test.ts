import { calls } from '@saola/protocol'
import { createDecipheriv, generateKeyPairSync, privateDecrypt, constants, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startServer } from './recording-server.ts'
import { testClient } from './test-client.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const credentials = { username: 'member01', password: 'Mật khẩu 2026', type: 'username' } as const

type OpenedJwe = {
  header: unknown
  contentKey: Buffer
  iv: Buffer
  tag: Buffer
  text: string
}

/** RFC 7516, section 5.2, by the platform alone: nothing here comes from the library that sealed. */
function open(jwe: string, key: KeyObject): OpenedJwe {
  const parts = jwe.split('.')
  expect(parts).toHaveLength(5)
  // Section 2: base64url without padding, line breaks or anything else.
  for (const part of parts) expect(part).toMatch(/^[\w-]+$/)
  const [header = '', encryptedKey = '', iv = '', ciphertext = '', tag = ''] = parts
  const contentKey = privateDecrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(encryptedKey, 'base64url'),
  )
  const decipher = createDecipheriv('aes-256-gcm', contentKey, Buffer.from(iv, 'base64url'))
  // Step 14: the additional data is the encoded header as it travelled.
  decipher.setAAD(Buffer.from(header, 'ascii'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  const text = Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()])
  return {
    header: JSON.parse(Buffer.from(header, 'base64url').toString()),
    contentKey,
    iv: Buffer.from(iv, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
    text: text.toString(),
  }
}

/** The sealed bodies of so many sign-ins. */
async function sealed(count: number): Promise<string[]> {
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RSA-OAEP-256' }
  const { baseUrl, seen } = await startServer(({ path }) =>
    path.endsWith('/key/jwk') ? { success: true, value: jwk } : { success: false, errorCode: 'x' },
  )
  const api = testClient(baseUrl)
  for (let each = 0; each < count; each += 1) {
    await api.send(calls.session.login, credentials).catch(() => undefined)
  }
  return seen.slice(1).map(({ body }) => JSON.parse(body).value)
}

describe('RFC 7516', () => {
  it('the platform opens a body by the rules of section 5.2', async () => {
    const [jwe = ''] = await sealed(1)
    const opened = open(jwe, privateKey)
    expect(JSON.parse(opened.text)).toEqual(credentials)
    expect(opened.header).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' })
  })

  it('the key has 256 bits, the initial vector 96, the tag 128 (RFC 7518, 5.3)', async () => {
    const [jwe = ''] = await sealed(1)
    const { contentKey, iv, tag } = open(jwe, privateKey)
    expect([contentKey.length, iv.length, tag.length].map((bytes) => bytes * 8)).toEqual([256, 96, 128])
  })

  it('no two bodies share a content key or an initial vector', async () => {
    const opened = (await sealed(20)).map((jwe) => open(jwe, privateKey))
    expect(opened).toHaveLength(20)
    expect(new Set(opened.map(({ contentKey }) => contentKey.toString('hex'))).size).toBe(20)
    expect(new Set(opened.map(({ iv }) => iv.toString('hex'))).size).toBe(20)
  })

  it.each([0, 1, 2, 3, 4])('a body whose part %i was changed does not open', async (index) => {
    const [jwe = ''] = await sealed(1)
    const parts = jwe.split('.')
    const part = parts[index] ?? ''
    parts[index] = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`
    expect(() => open(parts.join('.'), privateKey)).toThrow()
  })
})
