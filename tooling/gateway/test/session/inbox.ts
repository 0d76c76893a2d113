import { listMessages } from '../../src/accounts/outbox-store.ts'
import type { TestGateway } from '../start-gateway.ts'

/** What somebody was sent, the newest first; a phone in E.164 or a mail address. */
export async function inbox({ services }: TestGateway, recipient: string) {
  const owners = await services.db
    .selectFrom('outbox_message')
    .select(['id', 'account_id'])
    .where('recipient', '=', recipient)
    .execute()
  const messages = await listMessages(services.db, services, recipient)
  return messages.map(({ id, channel, title, content, language }) => {
    const owner = owners.find((row) => row.id === id)
    return { channel, title, content, language, account_id: owner?.account_id ?? null }
  })
}

/** The code of the newest message. */
export async function newestCode(gateway: TestGateway, recipient: string): Promise<string> {
  const [message] = await inbox(gateway, recipient)
  const code = /\b(\d{6})\b/.exec(message?.content ?? '')?.[1]
  if (code === undefined) throw new Error(`nothing with a code went to ${recipient}`)
  return code
}

/** A code that is not this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

/** Changes the merchant as an operator would; the gateway's secret is `ops`. */
export async function operate(gateway: TestGateway, change: object): Promise<void> {
  const response = await gateway.fetch('http://gateway.test/ops/merchant', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...change }),
  })
  if (!response.ok) throw new Error(await response.text())
}
