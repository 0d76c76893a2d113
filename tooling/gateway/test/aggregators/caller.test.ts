import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { deliveriesOf, type Delivery, type Message } from './caller.ts'
import { WalletModel } from './model.ts'
import { connectAggregator, units, userOf, type Aggregator } from './stage.ts'

const before = 150_000

let gateway: TestGateway
let hub: Aggregator
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  hub = await connectAggregator(gateway, {
    code: 'HUB88',
    protocol: 'hub88',
    header: 'X-Hub88-Signature',
    tokenName: 'token',
  })
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await hub.close()
  await gateway.close()
})

/** Sends a message of a player as the protocol writes it; whether it was accepted. */
async function send(message: Message, player: TestPerson, token: string): Promise<boolean> {
  const asked = {
    user: userOf(player),
    token,
    request_uuid: 'any',
    game_code: 'sgr_gold_rush',
    currency: 'VND',
    transaction_uuid: message.id,
    ...(message.act !== 'rollback' && { round: message.round, amount: units(message.amount) }),
    ...(message.act !== 'bet' && { reference_transaction_uuid: message.reference }),
    ...(message.act === 'win' && { round_closed: message.isClosed }),
  }
  const answer = await hub.call(`/transaction/${message.act}`, JSON.stringify(asked))
  // A refusal has another word.
  return (JSON.parse(answer) as { status: string }).status === 'RS_OK'
}

/** Whether a model accepts messages in some order as the wallet did; the wallet may have taken those of one moment in any. */
function follow(model: WalletModel, delivery: Delivery, accepted: readonly boolean[]): boolean[] {
  const [first, second] = delivery
  const isSwapped = first?.act === 'bet' && second?.act === 'rollback' && accepted[0] === false
  const order = isSwapped ? [1, 0] : delivery.map((_, index) => index)
  const told: boolean[] = []
  for (const index of order) {
    const message = delivery[index]
    if (message) told[index] = model.take(message)
  }
  return told
}

async function play(seed: string): Promise<void> {
  const player = await addPerson(gateway, seed)
  await fund(gateway, player, before)
  const token = await hub.launch(player)
  const model = new WalletModel(before)
  for (const delivery of deliveriesOf(seed)) {
    const accepted = await Promise.all(delivery.map((message) => send(message, player, token)))
    const told = follow(model, delivery, accepted)
    expect([seed, delivery, accepted]).toEqual([seed, delivery, told])
    expect([seed, delivery, await balanceOf(gateway, player.wallet)]).toEqual([seed, delivery, model.balance])
  }
  const rows = await gateway.services.db
    .selectFrom('bet')
    .select(['status', 'bet_amount', 'win_amount', 'paid_amount'])
    .where('account_id', '=', player.id)
    .orderBy('id')
    .execute()
  const kept = rows
    .filter(({ status }) => status !== 'cancelled')
    .map(({ status, bet_amount: stake, win_amount: won, paid_amount: paid }) => ({
      stake,
      won: status === 'settled' ? won : paid,
      isSettled: status === 'settled',
    }))
  const standing = model.standing().filter(({ stake }) => stake > 0)
  expect([seed, kept]).toEqual([seed, standing])
}

describe('what an aggregator sends over a bad line comes out as the rules say (games 141)', () => {
  it('in thirty seeds', { timeout: 120_000 }, async () => {
    for (let seed = 1; seed <= 30; seed += 1) await play(`caller${seed}`)
  })

  it('in a thousand', { tags: 'round', timeout: 1_200_000 }, async () => {
    for (let seed = 1_001; seed <= 2_000; seed += 1) await play(`caller${seed}`)
  })
})
