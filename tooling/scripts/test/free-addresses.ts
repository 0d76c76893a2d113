import { createServer, type Server } from 'node:net'
import { readAddresses, type Addresses } from '../src/addresses.ts'

/** Below what systems give to those who connect, so that no connection takes a port before it is opened. */
const lowest = 15_000
const highest = 32_000

/** The usual ports and their lines take so many in a row. */
const row = 20

/** Ports that nobody uses at this moment, in the order of the usual ones. */
export async function freeAddresses(): Promise<Addresses> {
  const first = lowest + Math.floor((Math.random() * (highest - lowest)) / row) * row
  const free = await Promise.all(Array.from({ length: row }, (_, place) => isFree(first + place)))
  return free.every(Boolean) ? readAddresses({}, first - 4000) : freeAddresses()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server: Server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
