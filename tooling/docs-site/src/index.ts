/**
 * What is written in this repository as a site.
 *
 * @module
 */
export { buildSite } from './build-site.ts'
export { serveSite } from './serve-site.ts'
