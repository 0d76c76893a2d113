/**
 * A gateway in a process of its own, for tests: on the database at `DATABASE_URL`, with the clock and the secrets of a test's. It says its port, and
 * ends when nobody holds its input any more.
 *
 * @module
 */
import { fakeClock } from '@saola/testkit'
import { openDatabase, openPort } from '@saola/server'
import { createGateway, createListener, createServices, type Schema } from '@saola/gateway'
import { quickPasswords } from '../../quick-passwords.ts'

const opened = await openDatabase<Schema>({ url: process.env['DATABASE_URL'] })
const services = createServices({ db: opened.db, now: fakeClock().now, passwords: quickPasswords })
const { port } = await openPort(createListener(createGateway(services), services), 0)
console.log(port)
process.stdin.on('end', () => process.exit(0)).resume()
