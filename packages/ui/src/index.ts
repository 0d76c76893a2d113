/**
 * How it looks: tokens and components, no product words.
 *
 * @module
 */
export {}
