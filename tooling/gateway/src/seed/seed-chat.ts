import { minuteMs } from '@saola/rules'
import type { Services } from '../services/services.ts'
import { insertMessage } from '../support/chat/chat-store.ts'
import { operateChat } from '../support/chat/operate-chat.ts'
import type { SeedData } from './seed-data.ts'

/** Opens the chat room as an operator does, with what members said before. */
export async function seedChat(
  services: Services,
  merchantId: number,
  { merchant, chat, ids }: Pick<SeedData, 'merchant' | 'chat'> & { ids: ReadonlyMap<string, number> },
): Promise<void> {
  const { slowSeconds, said } = chat
  await operateChat(services, { step: 'room', merchant: merchant.code, isOpen: true, slowSeconds })
  for (const { account, text, minutesAgo } of said) {
    const id = ids.get(account)
    if (id === undefined) throw new Error(`nobody is called ${account}`)
    await insertMessage(services.db, {
      merchant_id: merchantId,
      account_id: id,
      text,
      created_at: services.now() - minutesAgo * minuteMs,
    })
  }
}
