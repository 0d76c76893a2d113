import { createApiClient, type ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'

/** The ids of what an account has. */
export type Belongings = { depositId: string; withdrawalId: string; ticketId: string }

/** Gives a demo account one of everything that has a screen of its own; asking twice makes no second deposit or withdrawal. */
export async function giveOneOfEverything(gateway: string, name: string): Promise<Belongings> {
  const api = await signedIn(gateway, name)
  const { paymentPassword } = demoAccounts
  const { cards } = await api.send(calls.wallet.bankCards)
  const card =
    cards[0] ??
    (await api.send(calls.wallet.addBankCard, {
      bin: '970436',
      // A bank account belongs to one member.
      accountNumber: String(Date.now()),
      accountName: 'NGUYEN VAN DUC',
      paymentPassword,
    }))
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

async function signedIn(gateway: string, name: string): Promise<ApiClient> {
  let token: string | undefined
  const api = createApiClient({
    baseUrl: gateway,
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
  })
  const { password } = demoAccounts
  token = (await api.send(calls.session.login, { username: name, password, type: 'username' })).token
  return api
}
