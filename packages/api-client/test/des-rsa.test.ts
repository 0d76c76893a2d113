import { openCustomerServicePath } from '@saola/api-client'
import { calls } from '@saola/protocol'
import des from 'des.js'
import { createCipheriv, createDecipheriv, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decryptDes, encryptDes } from '../src/des-ecb.ts'
import { startServer } from './recording-server.ts'
import { testClient } from './test-client.ts'

/** Single DES by the platform: triple DES with one key three times. */
function platformKey(key: string): Buffer {
  return Buffer.from(key.slice(0, 8).repeat(3))
}

/** 255 would favour the first letters, so the cipher passes it over. */
function random(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index % 2 === 0 ? 255 : index))
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  if (exponent === 0n) return 1n
  const half = power((base * base) % modulus, exponent >> 1n, modulus)
  return (exponent & 1n) === 1n ? (half * base) % modulus : half
}

function numberOf(base64Url: string | undefined): bigint {
  return BigInt(`0x${Buffer.from(base64Url ?? '', 'base64url').toString('hex')}`)
}

describe('wire 13: DES', () => {
  it.each([
    // FIPS 81, table B1: "Now is the time for all ".
    ['0123456789abcdef', '4e6f772069732074', '3fa40e8a984d4815'],
    ['0123456789abcdef', '68652074696d6520', '6a271787ab8883f9'],
    ['0123456789abcdef', '666f7220616c6c20', '893d51ec4b563b53'],
    // NBS special publication 500-20.
    ['0101010101010101', '95f8a5e5dd31d900', '8000000000000000'],
    ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
    ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
  ])('key %s turns %s into %s', (key, clear, sealed) => {
    const cipher = des.DES.create({ type: 'encrypt', key: Buffer.from(key, 'hex'), padding: false })
    expect(Buffer.from(cipher.update(Buffer.from(clear, 'hex'))).toString('hex')).toBe(sealed)
  })

  it.each(['https://cs.saola.test/chat?m=1', '12345678', 'đường dây nóng', ''])(
    'opens the customer-service path of "%s"',
    async (address) => {
      const key = 'a1B2c3D4'
      const cipher = createCipheriv('des-ede3-ecb', platformKey(key), null)
      const path = cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key
      await expect(openCustomerServicePath(path)).resolves.toBe(address)
    },
  )

  it('refuses a damaged path', async () => {
    await expect(openCustomerServicePath('AAAAAAAAAAAAAAAAAAAAAA==a1B2c3D4')).rejects.toThrow()
  })
})

it('seals and opens a text of 240,000 bytes (wire 13)', () => {
  const text = 'ảnh '.repeat(40_000)
  expect(decryptDes(encryptDes(text, 'a1B2c3D4'), 'a1B2c3D4')).toBe(text)
})

describe('wire 13: the legacy sealing', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const { n, d } = privateKey.export({ format: 'jwk' })
  const modulus = numberOf(n)

  it('hands the session key over under unpadded RSA and seals the body with its first 8 characters', async () => {
    const { baseUrl, seen } = await startServer(({ path }, response) => {
      if (path === '/wps/session/key/rsa') return void response.end(modulus.toString(16))
      return { success: false, message: 'x', errorCode: 'y' }
    })
    const api = testClient(baseUrl, { cipher: 'des-rsa' })
    const credentials = { username: 'member01', password: 'Mật khẩu 2026', type: 'username' } as const
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await api.send(calls.session.login, credentials).catch(() => undefined)
    }
    const keys = seen.slice(1).map(({ headers, body }) => {
      const encryption = String(headers['encryption'])
      expect(encryption).toMatch(/^([0-9a-f]{4}){1,64}$/)
      const opened = power(BigInt(`0x${encryption}`), numberOf(d), modulus)
      const key = Buffer.from(opened.toString(16), 'hex').toString()
      const cipher = createDecipheriv('des-ede3-ecb', platformKey(key), null)
      const text = cipher.update(JSON.parse(body).value, 'base64', 'utf8') + cipher.final('utf8')
      expect(JSON.parse(text)).toEqual(credentials)
      return key
    })
    expect(keys).toHaveLength(20)
    expect(new Set(keys).size).toBe(20)
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{16}$/)
  })

  it('draws the key from the random bytes that it is given', async () => {
    const { baseUrl, seen } = await startServer(({ path }, response) => {
      if (path === '/wps/session/key/rsa') return void response.end(modulus.toString(16))
      return { success: false, message: 'x', errorCode: 'y' }
    })
    const api = testClient(baseUrl, { cipher: 'des-rsa', random })
    const input = { username: 'a', password: 'b', type: 'username' } as const
    await api.send(calls.session.login, input).catch(() => undefined)
    const opened = power(BigInt(`0x${String(seen[1]?.headers['encryption'])}`), numberOf(d), modulus)
    expect(Buffer.from(opened.toString(16), 'hex').toString()).toBe('BDFHJLNPRTVXZbdf')
  })
})
