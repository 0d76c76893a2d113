import { parseUrl } from '@saola/rules'
import { afterEach, expect, it } from 'vitest'

const { parse, canParse } = URL

afterEach(() => {
  Object.assign(URL, { parse, canParse })
})

it.each([
  ['https://a.vn/x?y=1', undefined, 'https://a.vn/x?y=1'],
  ['/x', 'https://a.vn', 'https://a.vn/x'],
  ['//b.vn', 'https://a.vn/x', 'https://b.vn/'],
  ['/x', undefined, undefined],
  ['', undefined, undefined],
  ['https://', 'https://a.vn', undefined],
  ['/x', 'not a base', undefined],
])('%j against %j is %j, also where a URL cannot tell whether it parses', (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href)
  Reflect.deleteProperty(URL, 'parse')
  Reflect.deleteProperty(URL, 'canParse')
  expect(parseUrl(address, base)?.href).toBe(href)
})
