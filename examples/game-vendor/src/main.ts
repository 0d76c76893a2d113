/**
 * A vendor of one game: heads or tails, on an origin of its own, paid through the seamless wallet of a gateway.
 *
 * @module
 */
import { createCoin } from './coin.ts'
import { openJournal } from './journal.ts'
import { createVendorServer } from './server.ts'
import { createWallet } from './wallet.ts'

const port = Number(read('VENDOR_PORT', '4100'))
const wallet = createWallet({
  gateway: read('SAOLA_GATEWAY', 'http://127.0.0.1:4000'),
  vendor: read('SAOLA_VENDOR'),
  secret: read('SAOLA_VENDOR_SECRET'),
})
const coin = createCoin(wallet, openJournal(read('VENDOR_JOURNAL', 'rounds.jsonl')))

createVendorServer(wallet, coin).listen(port, () =>
  console.log(`The coin lies at http://127.0.0.1:${port}/play/coin`),
)
await coin.recover()

function read(name: string, usual?: string): string {
  const value = process.env[name] || usual
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}
