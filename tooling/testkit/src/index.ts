/**
 * Seeded random and a fake clock for tests.
 *
 * @module
 */
export { seededRandom } from './seeded-random.ts'
export { fakeClock, type FakeClock } from './fake-clock.ts'
