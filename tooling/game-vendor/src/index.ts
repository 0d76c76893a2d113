/**
 * Our own games under an origin of their own, paid through the seamless wallet like any other vendor's.
 *
 * @module
 */
export { createVendor } from './vendor.ts'
export { openVendor, type OpenVendor } from './open-vendor.ts'
export { uniformOf } from './fair-seeds.ts'
export { migrate } from './migrate.ts'
export { recoverRounds } from './recover-rounds.ts'
export { schemaName, type Database } from './database.ts'
export type { Schema } from './schema.ts'
export type { SendToGateway, Services } from './services.ts'
