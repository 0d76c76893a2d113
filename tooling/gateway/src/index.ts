/**
 * The reference gateway: every call on a real PostgreSQL.
 *
 * @module
 */
export { createGateway } from './gateway.ts'
export { openDatabase, type Database, type OpenDatabase, type RunSql } from './db/open-database.ts'
export { migrate } from './db/migrate.ts'
export { type House, type GatewaySettings } from './house.ts'
export { createHouse } from './create-house.ts'
export { createMemoryLimiter, type Limit, type RateLimiter } from './http/rate-limiter.ts'
export { createRedisLimiter, type RedisLimiter } from './http/redis-limiter.ts'
export {
  createLedger,
  hashRequest,
  houseBook,
  postTransfer,
  type Ledger,
  type Posted,
  type Posting,
} from './wallet/ledger.ts'
export { jobs } from './jobs/jobs.ts'
export type { Job } from './jobs/job.ts'
export { mount, type MountedCall } from './http/mount.ts'
export { mountedCalls } from './mounted-calls.ts'
export { requestProved } from './wallet/withdrawal/request-withdrawal.ts'
export { signTransfer } from './bank/transfer-signature.ts'
export { signBody } from './games/seamless/vendor-signature.ts'
export { createSealingKeys } from './http/sealing-keys.ts'
export type { VendorOrder, VendorWallet, OrderOutcome } from './wallet/vendor-wallets/vendor-wallet.ts'
export { reconcile } from './wallet/reconcile.ts'
