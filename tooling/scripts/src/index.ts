/**
 * Everything on one machine: what the commands use, for tests that open a platform of their own.
 *
 * @module
 */
export { lineOrigins, origin, portVariables, readAddresses, type Addresses } from './addresses.ts'
export { browserPath } from './browser-path.ts'
export { buildApps } from './build-apps.ts'
export { demoAccounts } from './demo-accounts.ts'
export { enginePath, type Engine } from './from-debian.ts'
export { openPlatform, type OpenPlatform } from './open-platform.ts'
export { openSitesElsewhere, type SitesElsewhere } from './sites/open-sites-elsewhere.ts'
export { screensOf } from './screens-of.ts'
export { copyRepository } from './strangers/copy-repository.ts'
