import { passkeyHost } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  ['https://saola.example', 'saola.example'],
  ['https://line-2.saola.example:8443', 'line-2.saola.example'],
  ['http://localhost:5173', 'localhost'],
  ['http://member.localhost:5173', 'member.localhost'],
  ['http://saola.example', undefined],
  ['http://127.0.0.1:5173', undefined],
  ['https://192.0.2.1', undefined],
  ['https://[::1]:5173', undefined],
  ['https://saola.example/path', undefined],
  ['null', undefined],
  ['', undefined],
])('session 41: passkeys of a page at %s belong to %s', (origin, host) => {
  expect(passkeyHost(origin)).toBe(host)
})
