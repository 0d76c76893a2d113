import { createServer } from 'node:net'
import { PortTaken, StartRefused } from '@saola/server'
import { namedPorts, type Addresses } from '../addresses.ts'
import { blockedPorts } from './blocked-ports.ts'

/** Ports on which nothing can be started, one sentence for each. */
export class PortsRefused extends StartRefused {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/**
 * Looks at every port before anything is started; throws `PortsRefused` with a sentence for each that is taken, that
 * browsers refuse, or that two parts would share.
 */
export async function refusePorts(addresses: Addresses): Promise<void> {
  const ports = namedPorts(addresses)
  const sentences: string[] = []
  for (const [index, { port, variable }] of ports.entries()) {
    const other = ports.slice(0, index).find((before) => before.port === port)
    if (other)
      sentences.push(`${other.variable} and ${variable} both say ${port}; choose another port for one.`)
    else if (blockedPorts.includes(port))
      sentences.push(`The port ${port} (${variable}) is one that browsers refuse; choose another one.`)
    else sentences.push(...(await whyClosed(port, variable)))
  }
  if (sentences.length > 0) throw new PortsRefused(sentences)
}

function whyClosed(port: number, variable: string): Promise<string[]> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve([new PortTaken(port, error, variable).message]))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve([])))
  })
}
