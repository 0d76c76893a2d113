import { expect, it } from 'vitest'
import { readAddress, readNumber, readPort, readVariable, StartRefused } from '@saola/server'

const web = { protocols: ['http:', 'https:'], example: 'https://example.com' }

it('a variable that is empty is not set', () => {
  expect(readVariable({ NAME: '' }, 'NAME')).toBeUndefined()
  expect(readVariable({}, 'NAME')).toBeUndefined()
  expect(readVariable({ NAME: ' a secret ' }, 'NAME')).toBe(' a secret ')
  expect(readPort({ NAME: '' }, 'NAME', 4000)).toBe(4000)
  expect(readNumber({ NAME: '' }, 'NAME', 5)).toBe(5)
  expect(readAddress({ NAME: '' }, 'NAME', web)).toBeUndefined()
})

it.each([
  ['4001', 4001],
  ['1', 1],
  ['65535', 65_535],
  [' 80 ', 80],
])('the port %j is %i', (text, port) => {
  expect(readPort({ NAME: text }, 'NAME', 4000)).toBe(port)
})

it.each(['abc', '70000', '0', '-1', '4000.5', '0x1F90', '4e3', '4000,', 'Infinity', ' '])(
  'the port %j is refused with its name',
  (text) => {
    expect(() => readPort({ MEMBER_PORT: text }, 'MEMBER_PORT', 4000)).toThrow(StartRefused)
    expect(() => readPort({ MEMBER_PORT: text }, 'MEMBER_PORT', 4000)).toThrow(/^MEMBER_PORT is /)
  },
)

it.each(['https://saola.test', 'http://127.0.0.1:4000/path'])('the address %j is taken', (text) => {
  expect(readAddress({ NAME: text }, 'NAME', web)).toBe(text)
})

it.each(['saola.test', '127.0.0.1:4000', 'redis://saola.test', 'https://', '//saola.test'])(
  'the address %j is refused with its name and an example, and not repeated',
  (text) => {
    expect(() => readAddress({ NAME: text }, 'NAME', web)).toThrow(StartRefused)
    expect(() => readAddress({ NAME: text }, 'NAME', web)).toThrow(
      'NAME is no address that can be used. It looks like https://example.com.',
    )
  },
)
