/**
 * Signs in at a gateway and prints the balance and the last entries of the statement.
 *
 * @module
 */
import { createApiClient, isApiError } from '@saola/api-client'
import { formatDateTime, formatMoney, startOfDay } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { readOptions, usage, type Options } from './options.ts'

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options) await read(options)
  else console.log(usage)
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}

async function read(options: Options): Promise<void> {
  let token: string | undefined
  const api = createApiClient({
    baseUrl: options.gateway,
    merchant: options.merchant,
    cipher: options.cipher,
    language: () => 'EN',
    token: () => token,
  })

  const { account: username, password } = options
  const signedIn = await api.send(calls.session.login, { username, password, type: 'username' })
  token = signedIn.token
  console.log(`Signed in as ${signedIn.userName ?? username}`)

  const endTime = Date.now()
  const startTime = startOfDay(endTime, 1 - options.days)
  // Two reads at once; each is checked against its row, so what is printed has the type that the row names.
  const [balance, statement] = await Promise.all([
    api.send(calls.wallet.balance),
    api.send(calls.wallet.transactions, { startTime, endTime, page: 1, size: 20 }),
  ])
  console.log(`Balance  ${formatMoney(balance.sumBalance, 'en')}`)
  console.log(`Statement of ${options.days} days, ${statement.totalCount ?? statement.list.length} entries`)
  for (const { txTimeInTimestamp, txTypeName, type, amount } of statement.list) {
    const time = formatDateTime(txTimeInTimestamp, 'en')
    console.log([time, formatMoney(amount, 'en').padStart(16), txTypeName ?? type].join('  '))
  }
}

/** What went wrong, for a person: which call, how it failed, and what the gateway said. */
function describe(error: unknown): string {
  if (isApiError(error)) return `${error.callId}: ${error.message} (${error.kind}, ${error.code})`
  return error instanceof Error ? error.message : String(error)
}
