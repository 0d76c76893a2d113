import { signCall, vendorHeaders } from '@saola/gateway'
import type { TestGateway } from '../start-gateway.ts'
import type { Answer } from '../vendor/seat.ts'

/** A vendor as it knows itself. */
export type StageVendor = { vendor: string; secret: string; origin: string; unit?: number }

/** A vendor of the demo's catalogue that counts in thousands. */
export const bamboo: StageVendor = {
  vendor: 'TREVANG',
  secret: 'gilt-bamboo-signs-its-calls',
  origin: 'https://games.bamboo.example',
  unit: 1_000,
}

/** What the desk answered. */
export type OpsAnswer = { status: number; field?: string; text: string; vendors: VendorOfDesk[] }
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
type VendorOfDesk = any

/** One of the operator's acts about vendors; the gateway of the test has the operator's secret `ops`. */
export async function operateVendor(gateway: TestGateway, wanted: object): Promise<OpsAnswer> {
  const response = await gateway.fetch('http://gateway.test/ops/vendor', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify(wanted),
  })
  const text = await response.text()
  // Tests look into replies freely.
  const told = JSON.parse(text) as { field?: string; value?: { vendors: VendorOfDesk[] } }
  return {
    status: response.status,
    text,
    vendors: told.value?.vendors ?? [],
    ...(told.field !== undefined && { field: told.field }),
  }
}

/** An act about the bamboo vendor, or about another one, that is given a reason. */
export function act(gateway: TestGateway, what: string, more: object = {}): Promise<OpsAnswer> {
  return operateVendor(gateway, { do: what, vendor: bamboo.vendor, reason: 'a test', by: 'lan', ...more })
}

/** Lets a vendor serve a title of its studio as it would be imported; the node id. */
export async function serveTitle(gateway: TestGateway, vendor: string, minBet = 1_000): Promise<string> {
  const { node_id: nodeId } = await gateway.services.db
    .updateTable('game')
    .set({ served_by: vendor, playable: true, status: 'open', is_new: 0, free_play: 1, min_bet: minBet })
    .where('node_id', '=', ({ selectFrom }) =>
      selectFrom('game').select('node_id').where('vendor_code', '=', vendor).orderBy('sort').limit(1),
    )
    .returning('node_id')
    .executeTakeFirstOrThrow()
  return nodeId
}

/** Connects the bamboo vendor, and lets it serve a title; the node id. */
export async function connectBamboo(gateway: TestGateway, minBet?: number): Promise<string> {
  const { origin, secret, unit } = bamboo
  const connected = await act(gateway, 'connect', { origin, secret, unit })
  if (connected.status !== 200) throw new Error(connected.text)
  return serveTitle(gateway, bamboo.vendor, minBet)
}

let calls = 0

/** A call of a vendor, signed by its secret; `told` is what its headers and body say otherwise. */
export async function asVendor(
  gateway: TestGateway,
  { vendor, secret }: Pick<StageVendor, 'vendor' | 'secret'>,
  name: string,
  request: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const path = `/seamless/${name}`
  const body = JSON.stringify({ vendor, ...request })
  const time = String(gateway.services.now())
  const nonce = `two-vendors-${String((calls += 1)).padStart(8, '0')}`
  const response = await gateway.fetch(new URL(path, 'http://gateway.test'), {
    method: 'POST',
    body,
    headers: {
      [vendorHeaders.time]: time,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: signCall(secret, { method: 'POST', path, time, nonce, body }),
      ...headers,
    },
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}
