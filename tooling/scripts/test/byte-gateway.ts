import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A request as a strict reader takes it from the bytes of one connection. */
export type HeardRequest = {
  /** Which connection it came on, counted from 0. */
  connection: number
  method: string
  path: string
  /** Every header in its order, names in small letters. */
  headers: [name: string, value: string][]
  body: string
  /** Whether all of the body that was announced has come. */
  isWhole: boolean
}

/** A gateway that a test plays at the level of bytes. */
export type ByteGateway = {
  origin: string
  heard: HeardRequest[]
  /** Bytes that were no request where one had to begin. */
  strays: string[]
  isOpen: (connection: number) => boolean
  /** Ends every connection, whatever is on its way there. */
  hangUp: () => void
  close: () => Promise<void>
}

/** `answer` is sent once a request is whole, or as soon as its head is there. */
export async function openByteGateway({
  answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
  when = 'whole',
}: { answer?: string; when?: 'whole' | 'head' } = {}): Promise<ByteGateway> {
  const heard: HeardRequest[] = []
  const strays: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const connection = sockets.push(socket) - 1
    const reader = requestReader({
      onHead: (request) => {
        heard.push({ ...request, connection, body: '', isWhole: false })
        if (when === 'head') socket.write(answer)
      },
      onWhole: (body) => {
        const request = heard.findLast((each) => each.connection === connection)
        if (request) Object.assign(request, { body, isWhole: true })
        if (when === 'whole') socket.write(request?.method === 'HEAD' ? answer.slice(0, -2) : answer)
      },
      onStray: (text) => {
        strays.push(text)
        socket.destroy()
      },
    })
    socket.on('data', (part) => reader(part.toString('latin1')))
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    strays,
    isOpen: (connection) => sockets[connection]?.destroyed === false,
    hangUp,
    async close() {
      hangUp()
      await new Promise((done) => server.close(done))
    },
  }
}

type Head = Pick<HeardRequest, 'method' | 'path' | 'headers'>

/** Reads requests one after the other (RFC 9112, 6.3); what fits no rule is a stray. */
function requestReader(on: {
  onHead: (head: Head) => void
  onWhole: (body: string) => void
  onStray: (text: string) => void
}): (text: string) => void {
  let buffer = ''
  let head: Head | undefined
  const step = (): boolean => {
    if (!head) {
      const end = buffer.indexOf('\r\n\r\n')
      if (end === -1) return false
      head = parseHead(buffer.slice(0, end))
      if (!head) {
        on.onStray(buffer)
        return false
      }
      buffer = buffer.slice(end + 4)
      on.onHead(head)
    }
    const body = takeBody(head, buffer)
    if (body === undefined) return false
    buffer = buffer.slice(body.length)
    head = undefined
    on.onWhole(body.text)
    return true
  }
  return (text) => {
    buffer += text
    while (step());
  }
}

function parseHead(text: string): Head | undefined {
  const [line = '', ...rest] = text.split('\r\n')
  const [, method, path] = /^([A-Z]+) (\/\S*) HTTP\/1\.1$/.exec(line) ?? []
  const headers = rest.map((header): [string, string] => {
    const [, name = '', value = ''] = /^([^:\s]+):[ \t]*(.*)$/.exec(header) ?? []
    return [name.toLowerCase(), value]
  })
  const framing = headers.filter(([name]) => name === 'content-length' || name === 'transfer-encoding')
  if (!method || !path || headers.some(([name]) => name === '') || framing.length > 1) return undefined
  return { method, path, headers }
}

/** The body at the start of the text, and how much of the text it takes; nothing while it is not all there. */
function takeBody({ headers }: Head, text: string): { text: string; length: number } | undefined {
  const header = (wanted: string) => headers.find(([name]) => name === wanted)?.[1]
  if (header('transfer-encoding') === undefined) {
    const length = Number(header('content-length') ?? 0)
    return text.length < length ? undefined : { text: text.slice(0, length), length }
  }
  let body = ''
  for (let at = 0; ;) {
    const [line, size] = /^([\da-f]+)\r\n/i.exec(text.slice(at)) ?? []
    if (line === undefined || size === undefined) return undefined
    const start = at + line.length
    const end = start + Number.parseInt(size, 16)
    if (text.length < end + 2) return undefined
    if (end === start) return { text: body, length: end + 2 }
    body += text.slice(start, end)
    at = end + 2
  }
}
