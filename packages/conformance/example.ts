import { callsInDocument, checkGateway, hasDifferences, reportText } from '@saola/conformance'
import { playRound, walletRounds } from '@saola/conformance/wallet'

const report = await checkGateway({
  url: 'https://gateway.example',
  merchant: 'saola',
  only: ['system.status', 'wallet.banks'],
  now: Date.now,
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  // A gateway of a few lines, so that this file runs anywhere. `globalThis.fetch` speaks to a real one.
  send: async (input) =>
    new Request(input).url.includes('/wps/system/banks')
      ? Response.json({ success: true, value: [{ bin: 970436, name: 'Vietcombank' }] })
      : Response.json(
          { success: false, message: 'We have no such function', errorCode: 'function.not.available' },
          { status: 400 },
        ),
})

console.log(reportText(report))
console.log(hasDifferences(report), report.calls.length)

// What a gateway says of itself in its OpenAPI document, as `config.json` has it under `gateway`.
const paths = { '/wps/v2/wallets/balance': { get: {} } }
console.log(callsInDocument({ openapi: '3.1.0', servers: [{ url: 'https://gateway.example' }], paths }))

// The other side: games whose calls are repeated, late or signed wrongly, at the same gateway's seamless wallet.
const wallet = {
  vendor: () => 'SAOLA',
  send: async () => Response.json({ success: false, errorCode: 'function.not.available' }),
  sign: () => 'the HMAC-SHA256 in hex',
  now: Date.now,
  unused: () => crypto.randomUUID(),
  sitDown: async () => ({ sessionKey: 'of the launch', minStake: 1_000, playerId: '7' }),
  balance: async () => 50_000,
}
for (const round of walletRounds.slice(0, 1)) console.log(round[0], await playRound(wallet, round))
