import { readVariable, StartRefused } from '@saola/server'
import { refuseGuessable } from './refuse-guessable.ts'

/** Somebody of the operator, known by a secret of their own. */
export type Operator = { name: string; secret: string }

/** The name of whoever has `SAOLA_OPS_SECRET`. */
const onlyOperator = 'operator'

/**
 * Reads `SAOLA_OPS_SECRET`, which is one operator's, and `SAOLA_OPERATORS`, which names more of them as `name=secret` between
 * commas (system 34). On a laptop the one secret has no name, and whoever has it says who he is. Throws `StartRefused` for a secret
 * that could be guessed, which a laptop may have, and for a name or a secret that comes twice.
 */
export function readOperators(
  environment: NodeJS.ProcessEnv,
  isLocal: boolean,
): { opsSecret: string; operators: Operator[] } {
  const only = readVariable(environment, 'SAOLA_OPS_SECRET') ?? ''
  const named = (readVariable(environment, 'SAOLA_OPERATORS') ?? '')
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(readOperator)
  const isOne = only !== '' && !isLocal
  const operators = isOne ? [{ name: onlyOperator, secret: only }, ...named] : named
  if (isOne) refuseGuessable('SAOLA_OPS_SECRET', only)
  for (const { name, secret } of isLocal ? [] : named) refuseGuessable(`SAOLA_OPERATORS for ${name}`, secret)
  for (const part of ['name', 'secret'] as const) {
    const given = operators.map((operator) => operator[part].toLowerCase())
    if (new Set(given).size < given.length) {
      throw new StartRefused(`SAOLA_OPERATORS gives two people one ${part}; each has their own.`)
    }
  }
  return { opsSecret: isLocal ? only : '', operators }
}

function readOperator(entry: string): Operator {
  const [name = '', ...rest] = entry.split('=')
  const secret = rest.join('=').trim()
  // Not the entry itself: it may be a secret.
  if (name.trim() === '' || secret === '') {
    throw new StartRefused('SAOLA_OPERATORS has an entry that is not name=secret.')
  }
  return { name: name.trim(), secret }
}
