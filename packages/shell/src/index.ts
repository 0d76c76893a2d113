/**
 * How an app starts, and what surrounds every page.
 *
 * @module
 */
export {}
