import { signCall, signTransfer, vendorHeaders } from '@saola/gateway'
import { secrets, type Process } from './cluster.ts'
import { ask, type Patience } from './network.ts'
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
  body: object
}

/** A call of a signed-in member. */
export function askAs(
  sim: Simulation,
  member: Member,
  call: { label: string; path: string; body: object; key: string; patience?: Patience },
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

/** A report of the bank, which repeats it until it is heard. */
export function askAsBank(sim: Simulation, body: { reference: string; memo: string; amount: number }) {
  const headers = () => ({ 'X-Bank-Signature': signTransfer(secrets.bankSecret, JSON.stringify(body)) })
  const label = `bank ${body.reference} ${body.amount}`
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

function send(sim: Simulation, request: Request, patience: Patience): Promise<Answer | undefined> {
  return ask(
    sim,
    {
      label: request.label,
      perform: (process) => perform(process, request),
      isFinal: ({ status }) => status < 500,
    },
    patience,
  )
}

async function perform(process: Process, { path, headers, body }: Request): Promise<Answer> {
  const response = await process.fetch(
    new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}
