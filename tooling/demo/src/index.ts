/**
 * What a laptop is filled with: a catalogue, drawn art, demo accounts and their history, all as data.
 *
 * @module
 */
export { demoData } from './demo-data.ts'
export { demoCode } from './merchant.ts'
export { brandData, type DemoBrand } from './brand-data.ts'
export { demoEconomy } from './demo-economy.ts'
export { demoArt } from './draw-art.ts'
export { drawBets } from './draw-bets.ts'
export {
  contactsOf,
  demoPassword,
  demoPaymentPassword,
  expiredAccount,
  freshAccounts,
  people,
} from './people.ts'
export { inHouseVendor } from './catalogue/vendors.ts'
