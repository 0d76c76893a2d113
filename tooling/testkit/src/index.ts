/**
 * Seeded random, a fake clock and a PostgreSQL of its own for tests.
 *
 * @module
 */
export { seededRandom } from './seeded-random.ts'
export { fakeClock, type FakeClock } from './fake-clock.ts'
