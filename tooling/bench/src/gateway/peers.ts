import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { Pool } from 'pg'

/** The servers beside ours, by name: each opens a port of this machine and answers `value` to whoever asks. */
export const peers: Readonly<Record<string, (value: unknown) => Promise<number>>> = {
  /** What the ratios are taken against: Node alone, which writes the value anew for each who asks. */
  'raw node:http': (value) =>
    portOf(
      createServer((_, response) => {
        const text = JSON.stringify(value)
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        })
        response.end(text)
      }),
    ),
  'cached buffer': (value) => {
    const bytes = Buffer.from(JSON.stringify(value))
    return portOf(
      createServer((_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
        response.end(bytes)
      }),
    )
  },
  Fastify: async (value) => {
    const app = fastify()
    app.get('*', (_, reply) => reply.send(value))
    return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  },
  Hono: (value) => {
    const app = new Hono()
    app.get('*', (context) => context.json(value as object))
    return portOf(createServer(getRequestListener(app.fetch)))
  },
  Express: (value) => {
    const app = express()
    app.use((_, response) => response.json(value))
    return portOf(createServer(app))
  },
}

/** Node alone with one prepared query for each who asks: the free money of a member. */
export function onePreparedQuery(databaseUrl: string, accountId: number): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  const statement = {
    name: 'balance',
    text: `select balance from ledger_account where owner_id = $1 and kind = 'wallet' and currency = 'VND'`,
    values: [accountId],
  }
  return portOf(
    createServer((_, response) => {
      void pool.query(statement).then(({ rows }) => {
        const text = JSON.stringify({ success: true, value: rows[0] })
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        })
        response.end(text)
      })
    }),
  )
}

/** Opens a server on any free port of this machine. */
export function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
