import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'
import { callAs } from './call-as.ts'
import { giveBankCard } from './give-bank-card.ts'

/** The ids of what an account has. */
export type Belongings = { depositId: string; withdrawalId: string; ticketId: string }

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
  return { depositId, withdrawalId, ticketId }
}
