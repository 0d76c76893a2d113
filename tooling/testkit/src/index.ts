/**
 * Seeded random, a fake clock, a push service and a PostgreSQL of its own for tests.
 *
 * @module
 */
export { seededRandom } from './seeded-random.ts'
export { cameraPng, onePixelPng, placeInPicture } from './pictures.ts'
export { SoftwarePasskey, type PasskeyPage } from './software-passkey.ts'
export { statementsOf, type SentStatement } from './statements-of.ts'
export type { ToldClient } from './told-client.ts'
export { fakeClock, type FakeClock } from './fake-clock.ts'
