import { readFileSync } from 'node:fs'
import { readVariable } from '@saola/server'
import { origin, readAddresses } from '../addresses.ts'
import { describeFields, type ListedAct } from './act-schema.ts'
import { readBody, WrongArguments } from './read-body.ts'

/** What the command works with; a test brings its own. */
export type Surroundings = {
  environment: NodeJS.ProcessEnv
  fetch: typeof fetch
  say: (line: string) => void
  complain: (line: string) => void
}

/**
 * `pnpm gateway ops`: lists the acts of the operator that a running gateway knows. With the name of one it says what the
 * act has to be told, and with that it does it. Returns the exit code.
 */
export async function operate(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { complain } = surroundings
  try {
    return await run(words, surroundings)
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    complain(error.message)
    return 1
  }
}

async function run([name, ...words]: readonly string[], surroundings: Surroundings): Promise<number> {
  const { say } = surroundings
  const listed = await ask(surroundings, 'GET', '/ops')
  // The gateway of the same release lists its acts in this shape.
  const acts = listed as readonly ListedAct[]
  if (name === undefined) {
    const width = Math.max(...acts.map((each) => each.name.length))
    for (const each of acts) say(`${each.name.padEnd(width)}  ${each.about}`)
    return 0
  }
  const act = acts.find((each) => each.name === name)
  if (act === undefined) {
    throw new WrongArguments(`there is no act ${name}; known are ${acts.map((each) => each.name).join(', ')}`)
  }
  if (words.length === 0 || words.includes('--help')) {
    say(`${act.about}\n\n${describeFields(act.schema)}`)
    return 0
  }
  const body = readBody(words, act.schema, { read: readFile })
  say(JSON.stringify(await ask(surroundings, 'POST', `/ops/${name}`, body), null, 2))
  return 0
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new WrongArguments(`the file ${path} cannot be read`)
  }
}

/** The value that the gateway answers with; what it refuses is told with the field that it names. */
async function ask(
  { environment, fetch: send }: Surroundings,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const gateway = readVariable(environment, 'SAOLA_GATEWAY') ?? origin(readAddresses(environment).gatewayPort)
  const secret = readVariable(environment, 'SAOLA_OPS_SECRET') ?? ''
  if (secret === '') throw new WrongArguments('SAOLA_OPS_SECRET is not set; the gateway has the same')
  const answer = await send(`${gateway}${path}`, {
    method,
    headers: { 'X-Ops-Secret': secret, Language: 'EN' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new WrongArguments(`no gateway answers at ${gateway}; SAOLA_GATEWAY names another`)
  })
  const read = (await answer.json().catch(() => ({}))) as {
    value?: unknown
    errorCode?: string
    field?: string
    message?: string
  }
  if (answer.ok) return read.value
  if (path === '/ops' && answer.status === 404) {
    throw new WrongArguments(`the gateway at ${gateway} was started without SAOLA_OPS_SECRET`)
  }
  const field = read.field === undefined ? '' : `${read.field}: `
  throw new WrongArguments(
    `refused (${answer.status} ${read.errorCode ?? 'unknown'}): ${field}${read.message ?? ''}`,
  )
}
