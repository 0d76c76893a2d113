import { calls } from '@saola/protocol'
import { createVendor, type SendToGateway } from '@saola/game-vendor'
import { signed, type Signing } from './signed.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'
import { pageAssets } from './page-assets.ts'

/** What a call answered. */
export type Answer = { status: number; success: boolean; errorCode?: string; message?: string; value: Value }
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
type Value = any

/** One call of the seamless wallet, signed as it should be unless told otherwise. */
export async function seamless(
  gateway: TestGateway,
  name: string,
  request: object,
  signing?: Signing,
): Promise<Answer> {
  const body = JSON.stringify({ vendor: 'SAOLA', ...request })
  return read(await gateway.fetch(signed(gateway.services, `/seamless/${name}`, body, signing)))
}

/** Launches a title for a player, Limbo unless told otherwise; the launch token. */
export async function launch(
  gateway: TestGateway,
  player: TestPerson,
  { language = 'EN', nodeId = '105' }: { language?: 'VI' | 'EN'; nodeId?: string } = {},
): Promise<string> {
  const input = { launchMode: 'GLS', nodeId, language } as const
  const { content } = await gateway.client(player.token).send(calls.games.launchGame, input)
  return new URL(content?.game_url ?? '').searchParams.get('token') ?? ''
}

/** A player at a table. */
export type Seat = {
  opened: Value
  post: (path: string, body: object, sessionKey?: string) => Promise<Answer>
}

/** Sits a player down at a title, Limbo unless told otherwise, of a vendor that reaches the gateway by `send`; nobody plays Mines with play money. */
export async function sitDown(
  gateway: TestGateway,
  player: TestPerson | undefined,
  send: SendToGateway = gatewayOf(gateway),
  nodeId = '105',
  language: 'VI' | 'EN' = 'EN',
): Promise<Seat> {
  const vendor = createVendor(vendorServices(gateway, send), pageAssets)
  const call = async (path: string, body: object, sessionKey: string): Promise<Answer> =>
    read(
      await vendor.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'X-Session-Key': sessionKey, Language: 'EN' },
      }),
    )
  const opened = player
    ? await call('/api/open', { token: await launch(gateway, player, { nodeId, language }) }, '')
    : await call('/api/demo', { gameCode: 'MINES_GOLD' }, '')
  const own: string = opened.value?.sessionKey ?? ''
  // As the page does: a press brings a client seed, a change names the pair that was shown as the next one.
  let seeds = opened.value?.seeds
  const post = async (path: string, body: object, sessionKey = own): Promise<Answer> => {
    const more = path === '/api/play' ? { clientSeed: 'player' } : {}
    const named = path === '/api/seeds' ? { nextServerSeedHash: seeds?.nextServerSeedHash } : {}
    const answer = await call(path, { ...more, ...named, ...body }, sessionKey)
    seeds = answer.value?.seeds ?? seeds
    return answer
  }
  return { opened: opened.value, post }
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

let counter = 0

/** A key as the page makes one for a press of the button. */
export function newKey(): string {
  counter += 1
  return `press-${String(counter).padStart(12, '0')}`
}
