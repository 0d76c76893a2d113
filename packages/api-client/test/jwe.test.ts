import { calls } from '@saola/protocol'
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

const credentials = { username: 'member01', password: 'Mật khẩu 2026', type: 'username' } as const
const signedIn = {
  token: 't',
  id: '1',
  userName: 'member01',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
}

async function createKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RSA-OAEP-256' } }
}

it('seals a body that only the private key opens', async () => {
  const { jwk, privateKey } = await createKey('k1')
  const { baseUrl, seen } = await startServer(({ path }) => ({
    success: true,
    value: path.endsWith('/key/jwk') ? jwk : signedIn,
  }))
  const api = testClient(baseUrl)
  await expect(api.send(calls.session.login, credentials)).resolves.toEqual(signedIn)
  const request = seen[1]
  const { value } = JSON.parse(request?.body ?? '')
  expect(request?.headers['encryption']).toBe('JWE k1')
  expect(decodeProtectedHeader(value)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' })
  const { plaintext } = await compactDecrypt(value, privateKey)
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(credentials)
})

it('asks for the key once', async () => {
  const { jwk } = await createKey('k1')
  const { baseUrl, seen } = await startServer(({ path }) => ({
    success: true,
    value: path.endsWith('/key/jwk') ? jwk : signedIn,
  }))
  const api = testClient(baseUrl)
  await Promise.all([api.send(calls.session.login, credentials), api.send(calls.session.login, credentials)])
  await api.send(calls.session.login, credentials)
  expect(seen.filter(({ path }) => path.endsWith('/key/jwk'))).toHaveLength(1)
})

it('fetches the key anew, once, when the gateway could not open the body', async () => {
  const keys = [await createKey('old'), await createKey('new')]
  const { baseUrl, seen } = await startServer(({ path, headers }, response) => {
    if (path.endsWith('/key/jwk')) {
      return { success: true, value: keys[seen.length > 1 ? 1 : 0]?.jwk }
    }
    if (headers['encryption'] === 'JWE new') return { success: true, value: signedIn }
    response.statusCode = 400
    return { success: false, message: '', errorCode: 'request_body_required' }
  })
  await expect(testClient(baseUrl).send(calls.session.login, credentials)).resolves.toEqual(signedIn)
  expect(seen.map(({ path }) => path)).toEqual([
    '/wps/session/key/jwk',
    '/wps/session/login',
    '/wps/session/key/jwk',
    '/wps/session/login',
  ])
})

it('gives up when the new key does not help', async () => {
  const { jwk } = await createKey('k1')
  const { baseUrl, seen } = await startServer(({ path }, response) => {
    if (path.endsWith('/key/jwk')) return { success: true, value: jwk }
    response.statusCode = 400
    return { success: false, message: '', errorCode: 'request_body_required' }
  })
  const error = await failureOf(testClient(baseUrl).send(calls.session.login, credentials))
  expect(error).toMatchObject({ code: 'request_body_required' })
  expect(seen).toHaveLength(4)
})

it('asks again after a key that did not arrive', async () => {
  const { jwk } = await createKey('k1')
  const { baseUrl } = await startServer(({ path }, response, count) => {
    if (count === 1) {
      response.statusCode = 503
      return { success: false, message: 'Bảo trì', errorCode: 'system.maintenance' }
    }
    return { success: true, value: path.endsWith('/key/jwk') ? jwk : signedIn }
  })
  const api = testClient(baseUrl)
  expect(await failureOf(api.send(calls.session.login, credentials))).toMatchObject({
    callId: 'session.keyJwk',
    code: 'system.maintenance',
  })
  await expect(api.send(calls.session.login, credentials)).resolves.toEqual(signedIn)
})

it('tells a browser that cannot encrypt as what it is, an ApiError', async () => {
  const { baseUrl } = await startServer(() => ({
    success: true,
    value: { kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'tiny', alg: 'RSA-OAEP-256' },
  }))
  const error = await failureOf(testClient(baseUrl).send(calls.session.login, credentials))
  expect(error).toMatchObject({ kind: 'network', callId: 'session.login', cause: expect.any(Error) })
})
