import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPort, ownHosts, type OpenPort } from '@saola/server'

let port: OpenPort
beforeAll(async () => {
  const hosts = ownHosts(['http://127.0.0.1:4000', 'https://Play.Saola.test:8443', ''])
  port = await openPort((_, response) => response.end('the outbox'), 0, { hosts })
})
afterAll(() => port.drain(1_000))

/** Sends the lines of a request as they stand. */
function say(...lines: string[]): Promise<string> {
  return sayTo(port.port, lines)
}

function sayTo(number: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: number })
    let answer = ''
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    socket.once('error', reject)
    socket.once('close', () => resolve(answer))
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
  })
}

describe('a port with hosts of its own', () => {
  it.each([
    '127.0.0.1',
    '127.0.0.1:4000',
    'localhost',
    'LOCALHOST:9',
    '[::1]:4000',
    'play.saola.test',
    'play.saola.test:8443',
  ])('answers to %s', async (host) => {
    const answer = await say('GET /outbox HTTP/1.1', `Host: ${host}`)
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).toContain('the outbox')
  })

  it.each([
    'evil.example',
    'evil.example:4000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil.example#127.0.0.1',
    'evil.example@127.0.0.1',
    '127.0.0.1@evil.example',
    '127.0.0.1:4000:80',
    '127.0.0.1, evil.example',
    '0.0.0.0:4000',
    '127.0.0.2',
    '[::2]',
    '[::1',
    'A'.repeat(9_000),
    '',
  ])('refuses %s with 421', async (host) => {
    const answer = await say('GET /outbox HTTP/1.1', `Host: ${host}`)
    expect(answer).toContain('HTTP/1.1 421')
    expect(answer).toContain('text/plain')
    expect(answer).not.toContain('the outbox')
    expect(answer).not.toContain('evil')
  })

  it.each([
    ['a host beside another', ['GET /outbox HTTP/1.1', 'Host: 127.0.0.1', 'Host: evil.example'], '4'],
    ['a whole address of elsewhere', ['GET http://evil.example/outbox HTTP/1.1', 'Host: 127.0.0.1'], '421'],
    ['no host, as in HTTP/1.0', ['GET /outbox HTTP/1.0'], '421'],
  ])('refuses %s', async (_, lines, status) => {
    const answer = await say(...lines)
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(answer).not.toContain('the outbox')
  })

  it('answers to a whole address of its own', async () => {
    expect(await say('GET http://127.0.0.1:4000/outbox HTTP/1.1', 'Host: 127.0.0.1')).toContain('the outbox')
  })
})

it('a port without hosts answers to every name', async () => {
  const open = await openPort((_, response) => response.end('open'), 0)
  expect(await sayTo(open.port, ['GET / HTTP/1.1', 'Host: brand.example'])).toContain('HTTP/1.1 200')
  await open.drain(1_000)
})
