import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPort, type OpenPort } from '@saola/server'

let port: OpenPort
let heard: string[]
beforeEach(async () => {
  heard = []
  port = await openPort(
    async (request, response) => {
      try {
        for await (const part of request) heard.push(String(part))
        response.end('taken')
      } catch {
        heard.push('given up')
      }
    },
    0,
    { headMs: 200, requestMs: 400 },
  )
})
afterEach(() => port.drain(1_000))

/** Sends a piece of a request every 50 ms until the other side is done; what it said, and after how long. */
async function drip(first: string, piece: string): Promise<{ answer: string; tookMs: number }> {
  const startedAt = performance.now()
  let answer = ''
  await new Promise<void>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: port.port }, () => socket.write(first))
    const dripping = setInterval(() => socket.write(piece), 50)
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    // Whoever is told and goes on sending is cut off.
    socket.once('error', () => undefined)
    socket.once('close', () => {
      clearInterval(dripping)
      resolve()
    })
  })
  return { answer, tookMs: performance.now() - startedAt }
}

describe('a request that does not come to its end', () => {
  it('ends while its head is being sent', async () => {
    const { answer, tookMs } = await drip('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-More: 1\r\n')
    expect(answer).toContain('HTTP/1.1 408')
    expect(tookMs).toBeLessThan(3_000)
    expect(heard).toEqual([])
  })

  it('ends while its body is being sent, and its listener hears of it', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n'
    const { answer, tookMs } = await drip(head, 'x')
    expect(answer).not.toContain('taken')
    expect(tookMs).toBeLessThan(3_000)
    await expect.poll(() => heard.at(-1)).toBe('given up')
  })
})
