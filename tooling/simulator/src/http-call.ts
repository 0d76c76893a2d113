import { signCall, signTransfer, vendorHeaders } from '@saola/gateway'
import { secrets } from './secrets.ts'
import { ask, type Patience } from './network.ts'
import type { Running } from './places.ts'
import type { Simulation } from './simulation.ts'
import { vendors, type Member } from './world.ts'

/** What the gateway answered; the simulator looks into values freely. */
export type Answer = {
  status: number
  success: boolean
  errorCode?: string
  // oxlint-disable-next-line typescript/no-explicit-any -- every call has its own shape
  value: any
}

type Request = {
  label: string
  path: string
  /** Asked for anew whenever the request is sent. */
  headers: () => Record<string, string>
  /** Left out where nothing is sent but the path. */
  body?: object
  /** Otherwise POST with a body and GET without. */
  method?: 'PUT'
}

/** A call of a signed-in member. */
export function askAs(
  sim: Simulation,
  member: Member,
  call: { label: string; path: string; body?: object; method?: 'PUT'; key: string; patience?: Patience },
): Promise<Answer | undefined> {
  const headers = () => ({ Merchant: 'saola', Authorization: member.token, 'Idempotency-Key': call.key })
  return send(
    sim,
    { ...call, label: `${member.name} ${call.label}`, headers },
    call.patience ?? 'may give up',
  )
}

/** A call of the seamless vendor, which repeats it until it is heard. */
export function askAsVendor(sim: Simulation, name: string, request: object): Promise<Answer | undefined> {
  const body = { vendor: vendors.seamless, ...request }
  const path = `/seamless/${name}`
  const headers = () => signedHeaders(sim, path, JSON.stringify(body))
  return send(sim, { label: `vendor ${name}`, path, headers, body }, 'until answered')
}

/** Each copy of a call on the line is signed by itself: what a vendor sends twice it signs twice. */
function signedHeaders({ clock, draw }: Simulation, path: string, body: string): Record<string, string> {
  const time = String(clock.now())
  const nonce = draw.key('nonce')
  return {
    [vendorHeaders.time]: time,
    [vendorHeaders.nonce]: nonce,
    [vendorHeaders.signature]: signCall(secrets.vendorSecret, { method: 'POST', path, time, nonce, body }),
  }
}

/** What the bank tells: money that came, or with a number of its own that it took it back. */
type BankBody = { reference: string; memo: string; amount: number; bookedAt?: number; recall?: string }

/** A report of the bank, which repeats it until it is heard. */
export function askAsBank(sim: Simulation, body: BankBody) {
  const headers = () => ({ 'X-Bank-Signature': signTransfer(secrets.bankSecret, JSON.stringify(body)) })
  const label = `bank ${body.recall === undefined ? '' : 'recalls '}${body.reference} ${body.amount}`
  return send(sim, { label, path: '/bank/transfers', headers, body }, 'until answered')
}

const operatorHeaders = () => ({ 'X-Ops-Secret': secrets.opsSecret })

/** A decision of the operator's people. */
export function askAsOperator(
  sim: Simulation,
  what: { label: string; path: string; body: object },
): Promise<Answer | undefined> {
  const request = {
    ...what,
    label: `services ${what.label}`,
    body: { merchant: 'saola', ...what.body },
    headers: operatorHeaders,
  }
  return send(sim, request, 'may give up')
}

/** A call of a game's page to the in-house vendor, with the session key once it has one. */
export function askAsPage(
  sim: Simulation,
  member: Member,
  call: { path: string; body: object; sessionKey?: string },
): Promise<Answer | undefined> {
  const headers = () => ({ Language: 'EN', 'X-Session-Key': call.sessionKey ?? '' })
  const request = { ...call, label: `${member.name} at the game ${call.path}`, headers }
  return send(sim, request, 'may give up', sim.gameVendors.running)
}

type Answering = Running & { fetch: (request: globalThis.Request) => Promise<Response> }

function send(
  sim: Simulation,
  request: Request,
  patience: Patience,
  servers: () => readonly Answering[] = sim.cluster.running,
): Promise<Answer | undefined> {
  return ask(
    sim,
    {
      label: request.label,
      servers,
      perform: (server) => perform(server, request),
      isFinal: ({ status }) => status < 500,
    },
    patience,
  )
}

async function perform(server: Answering, { path, headers, body, method }: Request): Promise<Answer> {
  const response = await server.fetch(
    new Request(`http://server.test${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: headers(),
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}
