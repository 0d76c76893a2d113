import { connect } from 'node:net'
import { readVariable } from '@saola/server'
import { createPostgres, findPostgres, inHaste, quickestFolder } from '@saola/testkit/postgres'

const redisPort = 6379

/** Where tests find a PostgreSQL and a Redis, and how to end what was started for them. */
export type TestServers = {
  environment: { DATABASE_URL?: string; REDIS_URL?: string }
  /** In words, for the log. */
  said: string
  close: () => Promise<void>
}

/**
 * The servers that tests run on: those that the environment names; else a PostgreSQL that is started for this run, where
 * one is installed, and the Redis that answers on this machine. Without a PostgreSQL tests run on the embedded database,
 * on which locks cannot fail.
 */
export async function openTestServers(environment: NodeJS.ProcessEnv): Promise<TestServers> {
  const redis =
    readVariable(environment, 'REDIS_URL') ??
    ((await answers(redisPort)) ? `redis://127.0.0.1:${redisPort}` : '')
  const withRedis = redis === '' ? {} : { REDIS_URL: redis }
  const named = environment['DATABASE_URL']
  if (named) {
    return {
      environment: { DATABASE_URL: named, ...withRedis },
      said: 'tests run on the PostgreSQL of DATABASE_URL',
      close: async () => undefined,
    }
  }
  const bin = findPostgres()
  if (bin === undefined) {
    return {
      environment: withRedis,
      said: 'no PostgreSQL is installed: tests run on the embedded database, on which locks cannot fail',
      close: async () => undefined,
    }
  }
  const postgres = await createPostgres(bin, inHaste, quickestFolder())
  await postgres.start()
  return {
    environment: { DATABASE_URL: postgres.url, ...withRedis },
    said: `tests run on a PostgreSQL of their own, ${postgres.url}`,
    close: postgres.close,
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (isThere: boolean): void => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.setTimeout(1_000, () => end(false))
  })
}
