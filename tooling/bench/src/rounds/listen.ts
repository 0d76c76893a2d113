/**
 * The other side of the news, in a process of its own: opens so many connections to a port, and tells when each heard.
 * Forked by `listeners.ts` and `../chat.bench.ts`.
 *
 * @module
 */
import { connect } from 'node:net'

export type ListenOrder = {
  port: number
  path: string
  count: number
  /** What an event carries that counts, any event by default, and how many of them each connection hears. */
  marker?: string
  times?: number
}
/** What it tells: that all listen, and then when each of them heard, in milliseconds since 1970. */
export type Heard = { kind: 'listening' } | { kind: 'heard'; times: number[] }

/** So many connections are opened at once; more would meet a full queue. */
const atOnce = 200

process.on('message', (order: ListenOrder) => {
  void listen(order)
})

async function listen({ port, path, count, marker = 'data:', times: each = 1 }: ListenOrder): Promise<void> {
  const times: number[] = []
  const heard = (): void => {
    times.push(Date.now())
    if (times.length === count * each) tell({ kind: 'heard', times })
  }
  for (let open = 0; open < count; open += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - open) }, () =>
        openOne({ port, path, marker, times: each }, heard),
      ),
    )
  }
  tell({ kind: 'listening' })
}

/** Resolves with the greeting; `heard` is called with each event that counts. */
function openOne(
  { port, path, marker, times }: Required<Omit<ListenOrder, 'count'>>,
  heard: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let count = 0
    socket.setEncoding('utf8')
    socket.on('error', reject)
    socket.on('connect', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nMerchant: bench\r\nAccept: text/event-stream\r\n\r\n`,
      )
    })
    socket.on('data', (part: string) => {
      text += part
      if (text.includes('retry:')) resolve()
      for (let at = text.indexOf(marker); at >= 0 && count < times; at = text.indexOf(marker)) {
        text = text.slice(at + marker.length)
        count += 1
        heard()
      }
    })
  })
}

function tell(heard: Heard): void {
  process.send?.(heard)
}
