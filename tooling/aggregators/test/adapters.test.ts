import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adapters, protocols } from '../src/adapters.ts'
import { brothers } from '../src/brothers/adapter.ts'
import { isUsual, statusOf } from '../src/brothers/words.ts'
import { parseExact, writeExact } from '../src/exact-json.ts'
import { hmacOf, isSignedByOne } from '../src/hmac-signature.ts'
import { hub88 } from '../src/hub88/adapter.ts'
import { memberName, memberOf } from '../src/member-name.ts'
import { readAddress } from '../src/read-address.ts'
import { toldOf } from '../src/told-of.ts'
import { isBodySigned, signBody } from '../src/rsa-signature.ts'
import { readAmount, writeAmount } from '../src/small-units.ts'

describe('units of 1/100,000 (games 141)', () => {
  it.each<[number | bigint, number | undefined]>([
    [0, 0],
    [100_000, 1],
    [356_000, undefined],
    [-100_000, undefined],
    [9_007_199_254_700_000, 90_071_992_547],
    [9_100_000_000_000_100_000n, 91_000_000_000_001],
    [100_000_000_000_000_000_000n, 1_000_000_000_000_000],
    [100_000_000_000_000_100_000n, undefined],
  ])('%s are %s đồng', (units, dong) => {
    expect(readAmount(units)).toBe(dong)
    if (dong !== undefined) expect(writeAmount(dong)).toBe(BigInt(units))
  })
})

describe('numbers that are too large for a number', () => {
  it('are read and written to the digit', () => {
    const text = '{"small":1,"large":9100000000000100001,"part":1.5}'
    expect(parseExact(text)).toEqual({ small: 1, large: 9_100_000_000_000_100_001n, part: 1.5 })
    expect(writeExact(parseExact(text))).toBe(text)
  })

  it.each(['', '{', 'null 1', '<html>'])('%j is no JSON', (text) => {
    expect(parseExact(text)).toBeUndefined()
  })
})

describe('a signature is RSA-SHA256 over the bytes of the body', () => {
  const pem = {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  } as const
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
  const body = '{"user":"m000007","note":"Nguyễn"}'

  it('and holds for that body and that key alone', () => {
    const signature = signBody(privateKey, body)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
    expect(isBodySigned(publicKey, body, signature)).toBe(true)
    expect(isBodySigned(publicKey, `${body} `, signature)).toBe(false)
    expect(isBodySigned(other.publicKey, body, signature)).toBe(false)
  })

  it.each(['', 'no signature', 'AAAA', 'A'.repeat(344), 'Ä'.repeat(344)])('%j is none', (signature) => {
    expect(isBodySigned(publicKey, body, signature)).toBe(false)
  })
})

describe('a signature is HMAC-SHA256 over the bytes of the body in hex (games 144)', () => {
  // RFC 4231, test case 2.
  const secret = 'Jefe'
  const body = 'what do ya want for nothing?'
  const signature = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'

  it('in either case, by one of the secrets that are good', () => {
    expect(hmacOf(secret, body)).toBe(signature)
    expect(isSignedByOne([secret], body, signature)).toBe(true)
    expect(isSignedByOne(['next', secret], body, signature.toUpperCase())).toBe(true)
  })

  it('and holds for that body and that secret alone', () => {
    expect(isSignedByOne([secret], `${body} `, signature)).toBe(false)
    expect(isSignedByOne(['another', ''], body, signature)).toBe(false)
    expect(isSignedByOne([], body, signature)).toBe(false)
  })

  it.each(['', 'no signature', signature.slice(1), `${signature}00`, 'g'.repeat(64), ` ${signature}`])(
    '%j is none',
    (told) => {
      expect(isSignedByOne([secret], body, told)).toBe(false)
    },
  )
})

describe('protocols', () => {
  it('are all named', () => {
    expect(protocols).toEqual(Object.keys(adapters))
  })
})

describe('the status of what The Bet Brothers are refused (games 144)', () => {
  it.each<[string | undefined, number, boolean]>([
    [undefined, 200, false],
    ['seamless.insufficient', 402, true],
    ['seamless.limit', 403, true],
    ['seamless.session', 403, true],
    ['seamless.key.reused', 403, false],
    ['seamless.round.settled', 403, false],
    ['currency', 403, false],
    ['signature', 403, false],
  ])('%s is %i, and of the member alone: %s', (refused, status, isOfMember) => {
    expect(statusOf(refused)).toBe(status)
    expect(isUsual(refused ?? '')).toBe(isOfMember)
  })
})

describe('what a member is called there', () => {
  it.each([
    ['7', 'm000007'],
    ['1234567', 'm1234567'],
  ])('%s is %s, and back', (playerId, user) => {
    expect(memberName(playerId)).toBe(user)
    expect(memberOf(user)).toBe(playerId)
  })

  it.each(['', 'm7', 'm000000', 'm0000007', '000007', 'm000007 ', 'mm000007'])('%j is nobody', (user) => {
    expect(memberOf(user)).toBeUndefined()
  })
})

describe('an address that is answered (games 142)', () => {
  it.each<[number, string, object]>([
    [200, '{"url":"https://play.example/a?b=c"}', { url: 'https://play.example/a?b=c' }],
    [200, '{"url":"javascript:alert(1)"}', { refused: 'faulty' }],
    [200, '{}', { refused: 'faulty' }],
    [200, '<html>', { refused: 'faulty' }],
    [400, '{"error":"lang"}', { refused: 'faulty' }],
    [403, '{"error":"country"}', { refused: 'unavailable' }],
    [404, '', { refused: 'unavailable' }],
    [500, '{"url":"https://play.example/a"}', { refused: 'faulty' }],
  ])('%i %s', (status, body, read) => {
    expect(readAddress(status, body)).toEqual(read)
  })
})

describe('a line of the log', () => {
  it('has nothing that the caller could write a line of its own with, and no more than an id', () => {
    const id = `a-1\n[HUB88] all is well${'x'.repeat(100)}`
    const line = toldOf('hub88', '/transaction/bet', { id, word: 'RS_ERROR_UNKNOWN' })
    expect(line).toMatch(/^hub88 \/transaction\/bet a-1HUB88alliswellx+: RS_ERROR_UNKNOWN$/)
    expect(line.length).toBeLessThan(120)
  })
})

describe('what Hub88 is asked for a game (games 142)', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const wanted = {
    gameCode: 'clt_dragon',
    language: 'VI',
    isMobile: true,
    country: '',
    lobbyUrl: 'https://site.example/lobby',
    depositUrl: 'https://site.example/wallet/deposit',
  } as const

  it.each([
    ['17', 17],
    ['saola-vn', 'saola-vn'],
  ])('names us %s', (partnerId, told) => {
    const { body } = hub88.launchRequest({ partnerId, ours: [privateKey], theirs: '' }, wanted)
    expect(parseExact(body)).toMatchObject({
      operator_id: told,
      platform: 'GPL_MOBILE',
      lang: 'vi',
      country: 'VN',
    })
  })
})

describe('what The Bet Brothers are asked for a game (games 142, 144)', () => {
  it('is signed by the secret in use', () => {
    const keys = { partnerId: 'saola-vn', ours: ['in-use', 'the-one-before'], theirs: '' }
    const { headers, body } = brothers.launchRequest(keys, {
      gameCode: 'clt_dragon',
      language: 'VI',
      isMobile: true,
      country: '',
      lobbyUrl: 'https://site.example/lobby',
      depositUrl: 'https://site.example/wallet/deposit',
    })
    expect(headers['X-REQUEST-SIGN']).toBe(hmacOf('in-use', body))
    expect(parseExact(body)).toMatchObject({
      device: 'mobile',
      language: 'vi',
      country_code: 'VN',
      demo: true,
    })
  })
})
