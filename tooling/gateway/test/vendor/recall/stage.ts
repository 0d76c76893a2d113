import { createVendor, type Services } from '@saola/game-vendor'
import type { TestGateway } from '../../start-gateway.ts'
import type { TestPerson } from '../../wallet/people.ts'
import { pageAssets } from '../page-assets.ts'
import type { Answer } from '../seat.ts'
import { vendorServices } from '../vendor-of.ts'

/** Our own games as the gateway asks them, and as the page of an address does. */
export type Stage = {
  /** What the page of an address shows by its token. */
  show: (address: string) => Promise<Answer>
  /** The page of an address itself. */
  page: (address: string) => Promise<Response>
  /** What the operator does by an act. */
  operate: (act: string, wanted: object) => Promise<Answer & { field?: string }>
}

/** Has the gateway ask our own games in this process. */
export function openStage(gateway: TestGateway, parts: Partial<Services> = {}): Stage {
  const vendor = createVendor({ ...vendorServices(gateway), ...parts }, pageAssets)
  const { vendorSecret } = gateway.services.settings
  gateway.services.askVendor = async (path, body) =>
    vendor.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${vendorSecret}` },
      body: JSON.stringify(body),
    })
  return {
    async show(address) {
      const recall = new URL(address).searchParams.get('recall')
      const response = await vendor.request('/api/recall', {
        method: 'POST',
        headers: { Language: 'EN' },
        body: JSON.stringify({ recall }),
      })
      return read(response)
    },
    page: async (address) => {
      const { pathname, search } = new URL(address)
      return vendor.request(`${pathname}${search}`)
    },
    operate: async (act, wanted) =>
      read(
        await gateway.fetch(`http://gateway.test/ops/${act}`, {
          method: 'POST',
          headers: { 'X-Ops-Secret': 'ops' },
          body: JSON.stringify({ merchant: 'saola', reason: 'a complaint', by: 'Lan', ...wanted }),
        }),
      ),
  }
}

/** The latest bet of a member. */
export function lastBet(gateway: TestGateway, { id }: TestPerson) {
  return gateway.services.db
    .selectFrom('bet')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function read(response: Response): Promise<Answer & { field?: string }> {
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}
