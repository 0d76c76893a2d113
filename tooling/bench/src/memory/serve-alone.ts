/**
 * The gateway alone on a database that is filled, with its jobs, on the port `GATEWAY_PORT`: as it serves the world, though
 * with demo accounts, which it would refuse there.
 *
 * @module
 */
import {
  createGateway,
  createListener,
  createServices,
  jobs,
  keepReads,
  runJobs,
  type Schema,
} from '@saola/gateway'
import { onStop, openDatabase, openPort, readPort } from '@saola/server'

const opened = await openDatabase<Schema>({ url: process.env['DATABASE_URL'] })
const services = createServices({ db: opened.db, kept: await keepReads(opened) })
await runJobs(services, opened, jobs)
const port = readPort(process.env, 'GATEWAY_PORT', 4000)
await openPort(createListener(createGateway(services), services), port, { variable: 'GATEWAY_PORT' })
console.log('gateway ready')
onStop(async () => process.exit(0))
