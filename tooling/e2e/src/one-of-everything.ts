import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'
import { callAs } from './call-as.ts'
import { giveBankCard } from './give-bank-card.ts'

type Caller = Awaited<ReturnType<typeof callAs>>['api']

/** The ids of what an account has. */
export type Belongings = {
  depositId: string
  withdrawalId: string
  ticketId: string
  orderId: string
  raffleTicketId: string
}

/** Gives a demo account one of everything that has a screen of its own; asking twice makes no second deposit or withdrawal. */
export async function giveOneOfEverything(gateway: string, name: string): Promise<Belongings> {
  const { api } = await callAs(gateway, name)
  const { paymentPassword } = demoAccounts
  const card = await giveBankCard(api)
  const { withdrawalId } = await api.send(
    calls.wallet.withdraw,
    { cardId: card.cardId, amount: 100_000, paymentPassword },
    { idempotencyKey: `journey-withdrawal-of-${name}` },
  )
  const { depositId } = await api.send(
    calls.wallet.deposit,
    { amount: 100_000 },
    { idempotencyKey: `journey-deposit-of-${name}` },
  )
  const { ticketId } = await api.send(calls.support.openTicket, { topic: 'other', content: 'Cho tôi hỏi' })
  // The demo gives tickets to the members of the journeys.
  const { tickets } = await api.send(calls.promotions.raffles)
  const raffleTicketId = tickets[0]?.ticketId ?? ''
  return { depositId, withdrawalId, ticketId, orderId: await placeOneOrder(api, name), raffleTicketId }
}

/** An order on two days of the northern lottery, whose draws are far enough away. */
async function placeOneOrder(api: Caller, name: string): Promise<string> {
  const { gameCode, draws, offers } = await api.send(calls.lottery.game, {
    gameCode: 'LOTT_NORTHERN_LOTTERY',
  })
  // A day may end between two journeys that ask for the same.
  const on = draws.slice(1, 3)
  const [offer] = offers.filter(({ type }) => type === 'lo-2')
  const { orderId } = await api.send(
    calls.lottery.place,
    {
      gameCode,
      lines: [{ type: 'lo-2', numbers: ['12', '34'], base: 1_000, odds: offer?.odds ?? 0 }],
      draws: on.map(({ drawId }) => ({ drawId, multiplier: 1 })),
      stopOnWin: false,
    },
    { idempotencyKey: `journey-order-of-${name}-${on[0]?.drawId}` },
  )
  return orderId
}
