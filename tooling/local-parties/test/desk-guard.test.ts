import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

const operators = [
  { name: 'Lan', secret: 'Lan-kRx81mUq27hFvb04' },
  { name: 'Minh', secret: 'Minh-u7GzQ1p93xWsTe5' },
] as const

let gateway: TestGateway
let named: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  named = await startGateway({ operators })
})
afterAll(() => Promise.all([gateway.close(), named.close()]))

function press(at: TestGateway, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return at.fetch('http://gateway.test/desk/override', {
    method: 'POST',
    body: new URLSearchParams({ language: 'EN', ...fields }),
    headers,
  })
}

const signedIn = ({ name, secret }: { name: string; secret: string }) => ({
  Authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
})

describe('the buttons of the desk are pressed on its own pages (system 34)', () => {
  it.each([
    ['its own', 'http://gateway.test', 400],
    ['another site', 'https://evil.test', 404],
    ['another port of this machine', 'http://gateway.test:81', 404],
    ['a page that hides what it is', 'null', 404],
  ])('a form of %s', async (_whose, origin, status) => {
    const answer = await press(gateway, { step: 'refuse', id: '1', by: 'Lan' }, { origin })
    expect(answer.status).toBe(status)
  })
})

describe('a browser that says more than the origin (system 34)', () => {
  it.each([
    ['same-origin', 400],
    ['same-site', 404],
    ['cross-site', 404],
    ['none', 404],
  ])('of a form from %s', async (site, status) => {
    const headers = {
      'sec-fetch-site': site,
      origin: site === 'same-origin' ? 'null' : 'http://gateway.test',
    }
    expect((await press(gateway, { step: 'refuse', id: '1', by: 'Lan' }, headers)).status).toBe(status)
  })
})

describe('where operators are named, they sign in at the desk (system 34)', () => {
  it.each([
    ['nobody', {}, 401],
    ['a wrong secret', signedIn({ name: 'Lan', secret: 'guess' }), 403],
    ['the secret of another', signedIn({ name: 'Lan', secret: operators[1].secret }), 400],
    ['who is who he says', signedIn(operators[0]), 200],
  ])('%s', async (_who, headers: Record<string, string>, status) => {
    const answer = await named.fetch('http://gateway.test/desk', { headers })
    expect(answer.status).toBe(status)
    expect(answer.headers.has('www-authenticate')).toBe(status === 401)
  })

  it('and nobody confirms under another name', async () => {
    const step = { step: 'pass', id: '1' }
    const asAnother = await press(named, { ...step, by: 'Minh' }, signedIn(operators[0]))
    expect(await asAnother.json()).toMatchObject({ field: 'by' })
    const asOneself = await press(named, { ...step, by: 'Lan' }, signedIn(operators[0]))
    expect(await asOneself.text()).toContain('Somebody has decided this already')
  })
})
