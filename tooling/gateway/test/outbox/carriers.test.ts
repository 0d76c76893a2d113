import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { readEnvironment } from '../../src/environment.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

type Mail = { from: string; to: string[]; text: string; user: string }

let mails: Mail[] = []
let texts: { to: string; text: string; token: string }[] = []
let status = 202
let mailServer: SMTPServer
let smsServer: Server
let gateway: TestGateway

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

beforeAll(async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
          user: String(session.user),
        })
        done()
      })
    },
  })
  await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', () => ready()))
  smsServer = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (status < 300) texts.push({ ...JSON.parse(body), token: request.headers.authorization ?? '' })
    response.writeHead(status, { Connection: 'close' }).end()
  })
  await new Promise<void>((ready) => smsServer.listen(0, '127.0.0.1', ready))
  const { settings } = readEnvironment({
    SAOLA_SMTP_URL: `smtp://brand:secret@127.0.0.1:${portOf(mailServer.server)}`,
    SAOLA_MAIL_FROM: 'Saola <no-reply@saola.test>',
    SAOLA_SMS_URL: `http://127.0.0.1:${portOf(smsServer)}/send`,
    SAOLA_SMS_TOKEN: 'token-of-the-carrier',
  })
  gateway = await startGateway({ mail: settings.mail, sms: settings.sms })
})
afterAll(async () => {
  await gateway.close()
  await new Promise<void>((done) => mailServer.close(() => done()))
  await new Promise((done) => smsServer.close(done))
})
beforeEach(() => {
  mails = []
  texts = []
  status = 202
})

const outbox = () => gateway.services.db.selectFrom('outbox_message').select('id').execute()
const message = { merchantId: 1, title: 'Mã xác nhận', language: 'VI', now: 0 } as const

describe('messages go out by the carriers of the environment', () => {
  it('a mail by SMTP, signed in there, from the sender that people see', async () => {
    const before = (await outbox()).length
    await gateway.services.messenger.send({
      ...message,
      channel: 'email',
      recipient: 'mai@example.test',
      content: 'Mã của bạn: 123456',
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ from: 'no-reply@saola.test', to: ['mai@example.test'], user: 'brand' })
    expect(mails[0]?.text).toContain('From: Saola <no-reply@saola.test>')
    expect((await outbox()).length).toBe(before)
  })

  it('an address is one address, whatever stands in it', async () => {
    const recipient = 'mai@example.test>, <other@example.test'
    await gateway.services.messenger
      .send({ ...message, channel: 'email', recipient, content: 'x' })
      .catch(() => undefined)
    expect(mails.flatMap(({ to }) => to)).not.toContain('other@example.test')
  })

  it('a text by the address for SMS, with its token; the code stands nowhere else', async () => {
    const before = (await outbox()).length
    const { api } = visit(gateway)
    await api.send(calls.session.smsRegister, { mobileNo: '0987000777', countryDialingCode: '84' })
    expect(texts).toEqual([
      { to: '+84987000777', text: expect.stringMatching(/\d{6}/), token: 'Bearer token-of-the-carrier' },
    ])
    expect((await outbox()).length).toBe(before)
  })

  it('a carrier that refuses is a failure, and its code may be asked for again at once', async () => {
    status = 503
    const { api } = visit(gateway)
    const ask = () =>
      api.send(calls.session.smsRegister, { mobileNo: '0987000778', countryDialingCode: '84' })
    expect((await refusal(ask())).status).toBe(500)
    status = 202
    await ask()
    expect(texts).toHaveLength(1)
  })

  it('a server without a sender is refused at the start', () => {
    expect(() => readEnvironment({ SAOLA_SMTP_URL: 'smtp://127.0.0.1' })).toThrow(/SAOLA_MAIL_FROM/)
    expect(readEnvironment({}).settings).toMatchObject({ mail: undefined, sms: undefined })
  })
})
