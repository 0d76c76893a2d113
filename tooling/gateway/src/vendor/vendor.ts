import { Hono } from 'hono'
import type { House } from '../house.ts'

/** The house vendor: games under an origin of their own, paid through the gateway's seamless wallet calls. */
export function createVendor(_house: House, _sendToGateway: (request: Request) => Promise<Response>): Hono {
  return new Hono()
}
