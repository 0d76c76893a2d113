import { connect, type Socket } from 'node:net'

/** Where a server is asked, and what for. */
export type Asked = { port: number; path: string; headers?: Readonly<Record<string, string>> }

const connections = 32
const endOfHead = Buffer.from('\r\n\r\n')
const endOfChunks = Buffer.from('0\r\n\r\n')

/**
 * Answers a second over kept connections, each of which asks again once it has its answer. A client of few instructions: it
 * shares the machine with the server, whose work is what is measured. An answer that is not a 200 fails the measurement.
 */
export async function load(asked: Asked, milliseconds: number): Promise<number> {
  const request = requestOf(asked)
  const startedAt = performance.now()
  const until = startedAt + milliseconds
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(asked.port, request, until)),
  )
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return (answers * 1000) / (performance.now() - startedAt)
}

function requestOf({ port, path, headers = {} }: Asked): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`
}

function askUntil(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    let count = 0
    let held: Buffer = Buffer.alloc(0)
    socket.once('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (bytes: Buffer) => {
      held = held.length === 0 ? bytes : Buffer.concat([held, bytes])
      if (!isWhole(held)) return
      if (!held.subarray(0, 12).toString().endsWith(' 200')) return fail(socket, held, reject)
      held = Buffer.alloc(0)
      count += 1
      if (performance.now() < until) socket.write(request)
      else socket.end(() => resolve(count))
    })
  })
}

function isWhole(held: Buffer): boolean {
  const head = held.indexOf(endOfHead)
  if (head < 0) return false
  const [, length] = /content-length: (\d+)/i.exec(held.toString('latin1', 0, head)) ?? []
  if (length === undefined) return held.subarray(-endOfChunks.length).equals(endOfChunks)
  return held.length >= head + endOfHead.length + Number(length)
}

function fail(socket: Socket, held: Buffer, reject: (error: Error) => void): void {
  socket.destroy()
  reject(new Error(held.toString('utf8', 0, 500)))
}
