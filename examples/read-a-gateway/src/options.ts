import { parseArgs } from 'node:util'
import type { CipherName } from '@saola/api-client'

/** Where the gateway is, and who reads it. */
export type Options = {
  gateway: string
  merchant: string
  cipher: CipherName
  account: string
  password: string
  days: number
}

export const usage = `Usage: node src/main.ts --gateway https://gateway.example --merchant saola --account member01

  --gateway   address of the gateway                        SAOLA_GATEWAY
  --merchant  code of the merchant                          SAOLA_MERCHANT
  --account   who signs in                                  SAOLA_ACCOUNT
              with which password                           SAOLA_PASSWORD
  --cipher    jwe, or des-rsa where that is all it knows    jwe
  --days      how far back the statement goes, 31 at most   7`

const flags = {
  gateway: { type: 'string' },
  merchant: { type: 'string' },
  account: { type: 'string' },
  cipher: { type: 'string', default: 'jwe' },
  days: { type: 'string', default: '7' },
  help: { type: 'boolean', default: false },
} as const

/** Reads flags, then the environment; undefined where help is wanted. Throws with a sentence about what is missing or wrong. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | undefined {
  const { values } = parseArgs({ args: [...args], options: flags })
  if (values.help) return undefined
  const { cipher, days } = values
  if (cipher !== 'jwe' && cipher !== 'des-rsa') throw new Error(`--cipher is jwe or des-rsa, not ${cipher}`)
  if (!/^(?:[1-9]|[12]\d|3[01])$/.test(days)) throw new Error(`--days is 1 to 31, not ${days}`)

  const required = (name: 'gateway' | 'merchant' | 'account'): string =>
    values[name] ?? given(environment, name)
  return {
    gateway: required('gateway'),
    merchant: required('merchant'),
    account: required('account'),
    // A flag would stand in the list of processes and in the shell's history.
    password: given(environment, 'password'),
    cipher,
    days: Number(days),
  }
}

function given(environment: Readonly<Record<string, string | undefined>>, name: string): string {
  const variable = `SAOLA_${name.toUpperCase()}`
  const value = environment[variable]
  if (!value) throw new Error(`${variable} is not set`)
  return value
}
