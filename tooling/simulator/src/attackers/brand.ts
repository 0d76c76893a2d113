import { randomBytes } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { demoArt, demoData } from '@saola/demo'
import {
  connectServedVendor,
  createGateway,
  createSealingKeys,
  createServices,
  jobs,
  migrate,
  seed,
  signTransfer,
  type Schema,
  type Services,
} from '@saola/gateway'
import { openDatabase, openPort } from '@saola/server'
import { fakeClock, type FakeClock } from '@saola/testkit'
import { tellServer } from '@saola/testkit/postgres'

/** The one merchant of the demo, which is attacked. */
export const merchant = 'saola'

/** The secret of the operator, who stands on an inner address. */
export const opsSecret = 'Ops-kRx81mUq27hFvb04'
const bankSecret = 'the-bank-of-the-attacked'
const seeded = 'attacked_demo'
const keys = createSealingKeys('attackers')

/** A running brand: a gateway behind a port of this machine, on a database of its own, with a clock that the stories move. */
export type Brand = {
  origin: string
  clock: FakeClock
  /** For what no attacker has: the phones, mailboxes and pictures that somebody looks at. */
  services: Services
  /** An act of the operator, such as a change of the merchant. */
  operate: (act: string, wish: object) => Promise<void>
  /** What a bank reports of money that came. */
  reportTransfer: (transfer: { memo: string; amount: number; payer: string }) => Promise<void>
  /** Runs jobs by their names, as the clock would. */
  runJobs: (...names: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

/** Fills one database of a server with the demo; every brand begins with a copy of it. */
export async function seedOnce(server: string): Promise<void> {
  await tellServer(server, `create database ${seeded}`)
  const opened = await openDatabase<Schema>({ url: databaseUrl(server, seeded) })
  await migrate(opened.db)
  const services = createServices({ db: opened.db, now: fakeClock().now, keys })
  await seed(services, () => demoData({ now: services.now(), memberOrigin: services.settings.memberOrigin }))
  await opened.close()
}

/** Opens a brand on a copy of the demo. */
export async function openBrand(server: string): Promise<Brand> {
  const name = `attacked_${randomBytes(4).toString('hex')}`
  await tellServer(server, `create database ${name} template ${seeded} strategy file_copy`)
  const opened = await openDatabase<Schema>({ url: databaseUrl(server, name) })
  const clock = fakeClock()
  const services = createServices({
    db: opened.db,
    now: clock.now,
    art: demoArt,
    keys,
    // This process plays the edge that says who is there.
    settings: { trustedProxies: ['127.0.0.1'], opsSecret, bankSecret },
  })
  await connectServedVendor(services)
  const port = await openPort(getRequestListener(createGateway(services).fetch), 0)
  const origin = `http://127.0.0.1:${port.port}`
  let transfers = 0

  async function post(path: string, body: string, headers: Record<string, string>): Promise<void> {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }

  return {
    origin,
    clock,
    services,
    operate: (act, wish) =>
      post(`/ops/${act}`, JSON.stringify({ merchant, ...wish }), { 'X-Ops-Secret': opsSecret }),
    reportTransfer: (transfer) => {
      transfers += 1
      const body = JSON.stringify({ reference: `FT-${String(transfers).padStart(8, '0')}`, ...transfer })
      return post('/bank/transfers', body, { 'X-Bank-Signature': signTransfer(bankSecret, body) })
    },
    async runJobs(...names) {
      for (const wanted of names) {
        const job = jobs.find((each) => each.name === wanted)
        if (!job) throw new Error(`no job is named ${wanted}`)
        await job.run(services)
      }
    },
    async close() {
      await port.drain(0)
      await opened.close()
    },
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
