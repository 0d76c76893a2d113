import { createTransport } from 'nodemailer'
import type { Messenger } from '../../services/ports.ts'

const timeoutMs = 10_000

/** Sends mail by SMTP: `url` is `smtp://` or `smtps://` with name and password, `from` the sender that people see. */
export function createMailCarrier({ url, from }: { url: string; from: string }): Messenger {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...timeouts })
  return {
    send: async ({ recipient, title, content }) => {
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject: title, text: content })
    },
  }
}
