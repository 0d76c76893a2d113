import { isOwnAddress } from '@saola/rules'
import { describe, expect, it } from 'vitest'

const brand = {
  mainDomain: 'https://saola.example',
  domainRoute: ['line1.example', 'https://line2.example:8443', 'www.line3.example'],
}

describe('whether the site may be shown at an address (system 20)', () => {
  it.each([
    ['the main domain', 'https://saola.example', true],
    ['the main domain with www', 'https://www.saola.example', true],
    ['a line that is listed without a scheme', 'https://line1.example', true],
    ['a line at another port', 'https://line2.example', true],
    ['a line that is listed with www', 'https://line3.example', true],
    ['this machine', 'http://127.0.0.1:4001', true],
    ['this machine by name', 'http://localhost:4001', true],
    ['a brand on this machine', 'http://second.localhost:4001', true],
    ['another domain', 'https://saola.example.net', false],
    ['a name that only begins alike', 'https://saola.example-bonus.net', false],
    ['a name that ends in www', 'https://saola.www.example', false],
    ['a name below the main domain', 'https://free.saola.example', false],
  ])('%s', (_, origin, expected) => {
    expect(isOwnAddress(origin, brand)).toBe(expected)
  })

  it('here, where no domain can be read from the address', () => {
    expect(isOwnAddress('', brand)).toBe(true)
  })

  it('not elsewhere, where a line of the list cannot be read', () => {
    expect(isOwnAddress('https://anywhere.example', { mainDomain: '//', domainRoute: [''] })).toBe(false)
  })

  it('anywhere, where the merchant names no domain', () => {
    expect(isOwnAddress('https://anywhere.example', { mainDomain: '', domainRoute: [] })).toBe(true)
  })
})
